-- Clocks of all that runs out, and why they stand still.
CREATE TABLE new_clocks (
    game_id INTEGER NOT NULL REFERENCES games,
    kind TEXT NOT NULL,
    user_id INTEGER NOT NULL, -- whose time it is; 0: nobody's
    revision INTEGER NOT NULL, -- the entry of the log with which the time was given; 0: unknown
    span INTEGER NOT NULL, -- all the time there is, in milliseconds
    time_left INTEGER NOT NULL, -- when it last stood still, in milliseconds
    is_posted INTEGER NOT NULL CHECK (is_posted IN (0, 1)), -- whether the message about it stands
    deadline INTEGER, -- NULL while it stands still
    stage INTEGER NOT NULL, -- how many of its times have come
    ahead INTEGER, -- how long before the deadline the next of them comes; NULL if none does
    held TEXT NOT NULL, -- why it stands still, with commas between
    was_away INTEGER NOT NULL CHECK (was_away IN (0, 1)), -- whether there was a holiday in it
    shown INTEGER, -- the deadline that the board shows
    PRIMARY KEY (game_id, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO new_clocks
SELECT game_id, kind, clocks.user_id, revision, span, time_left, is_posted, deadline, stage,
    CASE kind || stage
        WHEN 'turn0' THEN span / 2
        WHEN 'turn1' THEN span / 10
        WHEN 'turn2' THEN 0
        WHEN 'vote0' THEN span / 4
        WHEN 'vote1' THEN 0
    END,
    CASE WHEN deadline IS NOT NULL OR NOT is_posted THEN '' ELSE
        CASE WHEN kind = 'turn' AND EXISTS (SELECT 1 FROM absences
            WHERE absences.user_id = clocks.user_id AND NOT is_over) THEN
            CASE status WHEN 'paused' THEN 'away,pause' ELSE 'away' END
        ELSE CASE status WHEN 'paused' THEN 'pause' ELSE '' END END
    END,
    0, CASE kind WHEN 'turn' THEN deadline END
FROM clocks JOIN games USING (game_id);
DROP TABLE clocks;

-- What could not be served was given up after a while, and its game stood still: it is due again.
UPDATE new_clocks SET stage = stage - 1, ahead = 0, time_left = 0
WHERE kind = 'vote' AND stage = 2 OR kind = 'turn' AND stage = 3 AND NOT EXISTS (
    SELECT 1 FROM new_clocks AS vote WHERE vote.game_id = new_clocks.game_id AND vote.kind = 'vote'
);
ALTER TABLE new_clocks RENAME TO clocks;

-- Queries must write the same expression to find this index.
CREATE INDEX clocks_by_time ON clocks (kind, deadline - ahead);
CREATE INDEX clocks_of_people ON clocks (user_id);

-- What is new for games that are played already begins with the next start of the bot: those of
-- these rows run that have no deadline and that nothing holds. What leads to messages is six seconds
-- apart, so that no burst of them comes.
CREATE TEMP TABLE counted AS
SELECT game_id, status, pace, host_id,
    CASE status WHEN 'paused' THEN 'pause' ELSE '' END AS held,
    sum(seats.user_id > 0 AND resigned.seat IS NULL) AS people,
    max(CASE WHEN waiting_since IS NOT NULL AND seats.user_id > 0 THEN seats.user_id END) AS waits,
    max(CASE WHEN waiting_since IS NOT NULL THEN seats.seat END) AS seat,
    max(waiting_since) AS since,
    max(absences.user_id IS NOT NULL AND resigned.seat IS NULL) AS has_away,
    max(absences.user_id IS NOT NULL AND resigned.seat IS NULL AND seats.user_id <> host_id)
        AS has_others_away
FROM games JOIN seats USING (game_id)
LEFT JOIN (SELECT DISTINCT game_id, seat FROM log WHERE kind = 'action' AND body = 'resign')
    AS resigned USING (game_id, seat)
LEFT JOIN absences ON absences.user_id = seats.user_id AND NOT is_over
WHERE status IN ('running', 'paused') GROUP BY game_id;

-- Whoever is on turn and has left the server, as the others were told.
CREATE TEMP TABLE leavers AS
SELECT game_id, waits, people, counted.held, since, told.revision, told.at,
    told.at > since AS is_in_turn
FROM counted JOIN log AS told USING (game_id, seat)
WHERE told.kind = 'gone' AND waits IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM log AS later
    WHERE later.game_id = told.game_id AND later.seat = told.seat
        AND later.revision > told.revision AND (later.kind IN ('seat', 'returned', 'gone')
            OR later.kind IN ('action', 'undo', 'answered') AND later.made_by = 'player'));

INSERT INTO clocks
SELECT game_id, 'look', waits, 0, 21600000,
    21600000 + 6000 * (row_number() OVER (ORDER BY waits, game_id) - 1), 1, NULL, 0, 0, held, 0,
    NULL
FROM counted
WHERE waits IS NOT NULL AND (people >= 2 OR game_id IN (SELECT game_id FROM leavers));

INSERT INTO clocks
SELECT game_id, 'idle', waits, 0, 1209600000, 1209600000, 1, NULL, 0, 0,
    CASE WHEN held <> '' THEN held WHEN has_away THEN 'away' ELSE '' END, 0, NULL
FROM counted WHERE waits IS NOT NULL AND (people < 2 OR pace = 'none');

INSERT INTO clocks
SELECT game_id, 'gone', waits,
    CASE WHEN is_in_turn THEN revision ELSE (SELECT max(log.revision) FROM log
        WHERE log.game_id = leavers.game_id AND log.at <= since) END,
    CASE WHEN is_in_turn THEN 86400000 ELSE max(0, leavers.at + 86400000 - since) END,
    max(0, leavers.at + 86400000 - coalesce((SELECT heartbeat.at FROM heartbeat), leavers.at))
        + 6000 * (row_number() OVER (ORDER BY leavers.at, game_id) - 1),
    1, NULL, 0, 0, held, 0, NULL
FROM leavers WHERE people >= 2;

-- Their own player was not told of offers without their yes, but they can be accepted as before.
INSERT INTO clocks
SELECT game_id, 'offer', 0, revision,
    CASE WHEN offered.body LIKE '% agreed' THEN 172800000 ELSE 259200000 END,
    172800000 + 6000 * (row_number() OVER (ORDER BY offered.at, game_id) - 1),
    1, NULL, 1, 0, counted.held, 0, NULL
FROM counted JOIN log AS offered USING (game_id)
WHERE offered.kind = 'offered' AND NOT EXISTS (SELECT 1 FROM log AS later
    WHERE later.game_id = offered.game_id AND later.revision > offered.revision
        AND (later.kind = 'offered' OR later.seat = offered.seat AND (later.kind = 'declined'
            OR later.kind = 'action' AND later.body = 'resign'
            OR later.kind = 'seat' AND (offered.body IN (later.body, later.body || ' agreed')
                OR offered.body NOT LIKE '% agreed' AND later.body NOT LIKE 'bot:%'))));

CREATE TEMP TABLE pauses AS
SELECT game_id, host_id, has_away, has_others_away, max(revision) AS revision
FROM counted JOIN log USING (game_id)
WHERE status = 'paused' AND kind = 'paused' GROUP BY game_id;

INSERT INTO clocks
SELECT game_id, 'closing', 0, revision, 2592000000, 2592000000, 1, NULL, 0, 604800000,
    CASE WHEN has_away THEN 'away' ELSE '' END, 0, NULL
FROM pauses JOIN log USING (game_id, revision)
WHERE body IN ('nobody_answers', 'no_people', 'channel_lost');

-- A week that was over stays over.
INSERT INTO clocks
SELECT game_id, 'host', host_id, revision, 604800000, time_left, 1,
    CASE WHEN is_held THEN NULL ELSE at + 604800000 END, 0, NULL,
    CASE WHEN is_held THEN 'away' ELSE '' END, 0, NULL
FROM (SELECT *, has_others_away AND time_left > 0 AS is_held FROM (
    SELECT pauses.*, log.at, max(0, log.at + 604800000
        - coalesce((SELECT heartbeat.at FROM heartbeat), log.at)) AS time_left
    FROM pauses JOIN log USING (game_id, revision)));

DROP TABLE counted;
DROP TABLE leavers;
DROP TABLE pauses;

-- The line that somebody lets a game go on names them in its body; its user is whom it calls.
UPDATE outbox SET body = user_id, user_id = NULL WHERE kind = 'resumed' AND user_id IS NOT NULL;

-- Shards whose connection was lost when the bot last knew, and since when they miss time.
CREATE TABLE outages (
    shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    since INTEGER NOT NULL,
    PRIMARY KEY (shard, shards)
) STRICT, WITHOUT ROWID;

-- For the clocks of somebody who goes away or is back.
CREATE INDEX seats_by_user ON seats (user_id) WHERE user_id > 0;
