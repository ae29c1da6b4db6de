-- How results are rated: library, version, model and parameters, as JSON.
CREATE TABLE rating_models (
    model_id INTEGER PRIMARY KEY,
    words TEXT NOT NULL UNIQUE
) STRICT;

-- Derived from `result_people`: what each game that counts did to the ratings of its people.
CREATE TABLE rating_changes (
    game_id INTEGER NOT NULL REFERENCES games,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    finished_at INTEGER NOT NULL,
    mu_before REAL NOT NULL,
    sigma_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    model_id INTEGER NOT NULL REFERENCES rating_models,
    PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_by_time ON rating_changes (guild_id, variant, finished_at, game_id);
CREATE INDEX rating_changes_of_people
ON rating_changes (guild_id, variant, user_id, finished_at, game_id, mu_before, mu);

-- Sums of `result_people` and `rating_changes`, kept for leaderboards.
CREATE TABLE standings (
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    period TEXT NOT NULL, -- 'all', a season as '2026-Q4', or a month as '2026-11'
    user_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    change INTEGER NOT NULL, -- of the rating in this period, in points as people see them
    is_provisional INTEGER NOT NULL CHECK (is_provisional IN (0, 1)), -- at the end of the period
    mu_before REAL NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    PRIMARY KEY (guild_id, variant, period, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_by_rating
ON standings (guild_id, variant, period, is_provisional, change DESC, games DESC, user_id);
CREATE INDEX standings_by_wins ON standings (guild_id, variant, period, wins DESC, games, user_id);
CREATE INDEX standings_by_games
ON standings (guild_id, variant, period, games DESC, wins DESC, user_id);

-- Servers and variants whose ratings are to be computed anew; `changes` grows while that is done.
CREATE TABLE stale_ratings (
    guild_id INTEGER NOT NULL,
    variant TEXT NOT NULL,
    changes INTEGER NOT NULL,
    PRIMARY KEY (guild_id, variant)
) STRICT, WITHOUT ROWID;

-- Ratings are computed at the next start; until then everybody has that of a beginner.
INSERT INTO stale_ratings
SELECT DISTINCT guild_id, variant, 1 FROM result_people WHERE is_counted;

INSERT INTO standings
SELECT guild_id, variant, period, user_id, count(*), sum(is_win), 0, 1, 25.0, 25.0, 25.0 / 3
FROM (
    SELECT *, 'all' AS period FROM result_people
    UNION ALL
    SELECT *, strftime('%Y-Q', finished_at / 1000, 'unixepoch')
        || ((strftime('%m', finished_at / 1000, 'unixepoch') + 2) / 3) FROM result_people
    UNION ALL
    SELECT *, strftime('%Y-%m', finished_at / 1000, 'unixepoch') FROM result_people
)
WHERE is_counted GROUP BY guild_id, variant, period, user_id;

DROP TABLE totals;
