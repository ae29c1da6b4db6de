-- Words are checked by the program alone, so that a new one never copies a table again. Tables whose
-- columns change are made anew; foreign keys are off meanwhile and checked in the end.
DROP VIEW counting_games;

CREATE TABLE new_games (
    game_id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: old buttons carry it
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    variant TEXT NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)), -- defaults included
    most_seats INTEGER NOT NULL,
    seat_order TEXT NOT NULL,
    invite_only INTEGER NOT NULL CHECK (invite_only IN (0, 1)),
    language TEXT NOT NULL,
    host_id INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    commitment TEXT NOT NULL,
    created_at INTEGER NOT NULL, -- here and below: milliseconds since 1970, UTC
    rules INTEGER, -- engine.RULES at the start
    start_id INTEGER UNIQUE, -- the interaction that started it
    opened_id INTEGER NOT NULL DEFAULT 0, -- the interaction that opened its lobby, 0 if unknown
    CHECK ((start_id IS NULL) = (rules IS NULL))
) STRICT;

INSERT INTO sqlite_sequence SELECT 'new_games', seq FROM sqlite_sequence WHERE name = 'games';
INSERT INTO new_games SELECT games.*, coalesce(first_id, 0) FROM games LEFT JOIN (
    SELECT game_id, min(interaction_id) AS first_id FROM lobby_interactions GROUP BY game_id
) AS seen USING (game_id);
DROP TABLE games;
ALTER TABLE new_games RENAME TO games;

CREATE UNIQUE INDEX one_open_game_a_channel ON games (channel_id)
WHERE status IN ('lobby', 'running', 'paused');

CREATE UNIQUE INDEX open_games_are_named_apart ON games (guild_id, name)
WHERE status IN ('lobby', 'running', 'paused');

CREATE INDEX lobbies_by_age ON games (created_at) WHERE status = 'lobby';

CREATE TABLE new_log (
    game_id INTEGER NOT NULL REFERENCES games,
    revision INTEGER NOT NULL CHECK (revision > 0),
    kind TEXT NOT NULL,
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

-- Derived from the log: who sits where, how they stand, and whose turn it is.
CREATE TABLE new_seats (
    game_id INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    owner_id INTEGER NOT NULL, -- who held it first
    user_id INTEGER NOT NULL, -- who holds it now
    score INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    waiting_since INTEGER, -- set for the seat on turn alone
    turns INTEGER NOT NULL, -- made after the set-up
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

-- Up to here nobody has ever taken over a seat.
INSERT INTO new_seats SELECT game_id, seat, user_id, user_id, score, rank, waiting_since, turns
FROM seats;
DROP TABLE seats;
ALTER TABLE new_seats RENAME TO seats;

CREATE INDEX waiting_seats ON seats (user_id) WHERE waiting_since IS NOT NULL;

-- Derived from the log: how finished games ended; scores and ranks are those in `seats`.
CREATE TABLE new_results (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    reason TEXT NOT NULL
) STRICT;

INSERT INTO new_results SELECT game_id, guild_id, variant, finished_at, reason
FROM results JOIN games USING (game_id);
DROP TABLE results;
ALTER TABLE new_results RENAME TO results;

CREATE INDEX results_by_time ON results (guild_id, variant, finished_at);

-- Derived from the log: the people of finished games, computer players left out.
CREATE TABLE result_people (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    is_win INTEGER NOT NULL CHECK (is_win IN (0, 1)),
    is_counted INTEGER NOT NULL CHECK (is_counted IN (0, 1)), -- on leaderboards
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO result_people
SELECT game_id, user_id, guild_id, variant, finished_at, rank, rank = 1, (
    SELECT count(*) FROM seats AS other
    WHERE other.game_id = results.game_id AND other.user_id > 0 AND other.turns >= 2
) >= 2
FROM results JOIN seats USING (game_id) WHERE user_id > 0;

CREATE INDEX result_people_by_time ON result_people (guild_id, variant, finished_at);
CREATE INDEX results_of_people ON result_people (guild_id, user_id, finished_at);

-- Sums of `result_people` over the games that count, kept for leaderboards.
CREATE TABLE totals (
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild_id, variant, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO totals SELECT guild_id, variant, user_id, count(*), sum(is_win)
FROM result_people WHERE is_counted GROUP BY guild_id, variant, user_id;

CREATE INDEX totals_by_wins ON totals (guild_id, variant, wins DESC, games, user_id);
CREATE INDEX totals_by_games ON totals (guild_id, variant, games DESC, wins DESC, user_id);

-- How often it was put off, so that those behind it go first.
ALTER TABLE outbox ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
