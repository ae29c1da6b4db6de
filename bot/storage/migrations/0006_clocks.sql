-- Time for turns. Games stored before have none.
ALTER TABLE games ADD COLUMN pace TEXT NOT NULL DEFAULT 'none';

-- What runs out in running games: the time of whoever is on turn.
CREATE TABLE clocks (
    game_id INTEGER NOT NULL REFERENCES games,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL, -- whose time it is
    revision INTEGER NOT NULL, -- the entry of the log with which the time was given
    span INTEGER NOT NULL, -- all the time there is, in milliseconds
    time_left INTEGER NOT NULL, -- when it last stood still, in milliseconds
    is_posted INTEGER NOT NULL CHECK (is_posted IN (0, 1)), -- whether the message about it stands
    deadline INTEGER, -- NULL while it stands still
    stage INTEGER NOT NULL, -- how many of its times have come
    PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;

-- When the next of its times comes. Queries must write the same expression to find this index; a
-- generated column would be simpler, but SQLite before 3.42 cannot vacuum a table that has one.
CREATE INDEX clocks_by_time ON clocks (
    CASE kind || stage
        WHEN 'turn0' THEN deadline - span / 2
        WHEN 'turn1' THEN deadline - span / 10
        WHEN 'turn2' THEN deadline
        WHEN 'vote0' THEN deadline - span / 4
        WHEN 'vote1' THEN deadline
    END
);
CREATE INDEX clocks_of_people ON clocks (user_id);

-- Seats that computers play for people.
CREATE INDEX seats_played_for ON seats (owner_id) WHERE owner_id > 0 AND user_id < 0;

-- When the bot was last known to work: what is missed after that is given back.
CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TRIGGER commits_are_heartbeats AFTER INSERT ON log
BEGIN
    UPDATE heartbeat SET at = max(at, new.at);
END;

-- When somebody was last called for a game.
CREATE TABLE pings (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

-- What else a message is about, in a form that its kind defines.
ALTER TABLE outbox ADD COLUMN body TEXT NOT NULL DEFAULT '';

-- Holidays; while one is not over, that person's clocks stand still.
CREATE TABLE absences (
    user_id INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL, -- as announced; when it ended, once it is over
    is_over INTEGER NOT NULL CHECK (is_over IN (0, 1)),
    PRIMARY KEY (user_id, since)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX one_absence_at_a_time ON absences (user_id) WHERE NOT is_over;
CREATE INDEX absences_by_end ON absences (until) WHERE NOT is_over;
