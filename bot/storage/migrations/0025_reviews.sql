-- Reviews of finished games. One is asked for, waits, is worked out turn by turn, and then stays.
CREATE TABLE reviews (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    version INTEGER NOT NULL, -- the reviewer's, by which the entries are made
    state TEXT NOT NULL, -- waiting, done; failed: it cannot be made
    asked_at INTEGER NOT NULL,
    user_id INTEGER -- who asked, while it waits
) STRICT;

CREATE INDEX reviews_by_state ON reviews (state, asked_at);
CREATE INDEX reviews_by_time ON reviews (asked_at);
CREATE INDEX reviews_by_user ON reviews (user_id) WHERE user_id IS NOT NULL;

-- What was found of a move, as JSON (engine/review/codec.py); none for moves of which nothing is told.
CREATE TABLE review_entries (
    game_id INTEGER NOT NULL REFERENCES games,
    number INTEGER NOT NULL, -- of the move, from 0 on
    entry TEXT NOT NULL,
    PRIMARY KEY (game_id, number)
) STRICT, WITHOUT ROWID;

-- How well each person decided in a reviewed game, 0 to 100.
CREATE TABLE accuracies (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    accuracy REAL NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX accuracies_by_user ON accuracies (user_id);
