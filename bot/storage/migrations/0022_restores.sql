-- Each time that a copy took the database's place, its number: when that was, so that none is given
-- twice, not even if the same copy is restored again.
CREATE TABLE restores (
    restore_id INTEGER PRIMARY KEY,
    copied_at INTEGER NOT NULL, -- when the copy was made, as far as it tells
    lost_after INTEGER NOT NULL -- messages with greater ids, of before the restore, are not known
) STRICT;

-- The last restore that put a game back to an earlier state: its buttons carry the number.
ALTER TABLE games ADD COLUMN restore_id INTEGER;

-- What is still to be done after a restore, in this order: people who had themselves deleted since
-- the copy was made are deleted again, and the channels of games are told.
CREATE TABLE to_be_deleted (
    user_id INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE to_be_told (
    game_id INTEGER PRIMARY KEY REFERENCES games
) STRICT;
