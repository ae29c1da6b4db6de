-- An entry may take others back: `undo` names the revision whose position the game goes back to.
-- SQLite changes no CHECK in place, so the table is made anew.
CREATE TABLE new_log (
    game_id INTEGER NOT NULL REFERENCES games,
    revision INTEGER NOT NULL CHECK (revision > 0),
    kind TEXT NOT NULL CHECK (kind IN ('seat', 'action', 'undo', 'paused', 'resumed')),
    seat INTEGER,
    body TEXT NOT NULL, -- the action, the holder's user id, the revision gone back to, or the reason
    made_by TEXT,
    at INTEGER NOT NULL,
    interaction_id INTEGER,
    step INTEGER NOT NULL, -- 0, 1 ... within one transaction
    fingerprint TEXT, -- checksum of the state after an action or an undo
    PRIMARY KEY (game_id, revision)
) STRICT, WITHOUT ROWID;

INSERT INTO new_log SELECT * FROM log;
DROP TABLE log;
ALTER TABLE new_log RENAME TO log;

CREATE UNIQUE INDEX interactions_count_once ON log (interaction_id)
WHERE step = 0 AND interaction_id IS NOT NULL;
