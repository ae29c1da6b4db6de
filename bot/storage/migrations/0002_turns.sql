-- How many turns each seat has made after the set-up; a leaderboard asks for two of two people.
-- Up to here each turn closes with one `end`; where the players lay the set-up it has one of each.
ALTER TABLE seats ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;

UPDATE seats SET turns = (
    SELECT max(0, count(*) - (SELECT json_extract(options, '$.setup') = 'players' FROM games
        WHERE games.game_id = seats.game_id))
    FROM log
    WHERE log.game_id = seats.game_id AND log.seat = seats.seat
        AND kind = 'action' AND body = 'end'
);

-- The games that count for leaderboards. Computer players have ids below zero.
CREATE VIEW counting_games AS
SELECT games.game_id, guild_id, variant
FROM results JOIN games USING (game_id) JOIN seats USING (game_id)
WHERE user_id > 0 AND turns >= 2
GROUP BY games.game_id HAVING count(*) >= 2;
