-- Whom people ask for something in a game, and when that has called them, so that nobody is called
-- too often by one and the same person. Older rows serve nobody and are deleted.
CREATE TABLE requests (
    game_id INTEGER NOT NULL REFERENCES games,
    revision INTEGER NOT NULL, -- the entry of the log that asks; 0 in a lobby
    user_id INTEGER NOT NULL, -- who is asked
    asker_id INTEGER NOT NULL,
    state TEXT NOT NULL, -- asked, calling, called, quiet
    row_id INTEGER, -- the owed message that is calling them
    at INTEGER, -- when a message was first tried that calls them, or stood
    PRIMARY KEY (game_id, revision, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX requests_by_user ON requests (user_id, asker_id);
CREATE INDEX requests_by_asker ON requests (asker_id);
CREATE INDEX requests_by_time ON requests (at);
