-- For whom a computer plays a seat: whoever held it last, which is no longer always its owner.
ALTER TABLE seats ADD COLUMN played_for INTEGER;
UPDATE seats SET played_for = owner_id WHERE owner_id > 0 AND user_id < 0;

-- From here on no turn counts as somebody's that a computer played while it held their seat. Where
-- the players lay the set-up the first `end` of a seat closes that, and has never counted.
UPDATE seats SET turns = turns - (
    SELECT count(*) FROM log AS ended JOIN games USING (game_id)
    WHERE ended.game_id = seats.game_id AND ended.seat = seats.seat AND ended.kind = 'action'
        AND ended.body IN ('end', 'again')
        AND (SELECT held.body FROM log AS held
            WHERE held.game_id = ended.game_id AND held.seat = ended.seat AND held.kind = 'seat'
                AND held.revision < ended.revision ORDER BY held.revision DESC LIMIT 1
        ) LIKE 'bot:%'
        AND (json_extract(options, '$.setup') IS NOT 'players' OR EXISTS (SELECT 1 FROM log AS first
            WHERE first.game_id = ended.game_id AND first.seat = ended.seat
                AND first.kind = 'action' AND first.body = 'end'
                AND first.revision < ended.revision))
)
WHERE owner_id > 0 AND EXISTS (SELECT 1 FROM log
    WHERE log.game_id = seats.game_id AND log.seat = seats.seat AND kind = 'seat'
        AND body LIKE 'bot:%');

DROP INDEX seats_played_for;
CREATE INDEX seats_played_for ON seats (played_for) WHERE played_for IS NOT NULL;

-- And results are of the seats' owners: one whose seat a computer held in the end is last.
INSERT INTO result_people
SELECT game_id, owner_id, guild_id, variant, finished_at,
    (SELECT count(*) FROM seats AS other WHERE other.game_id = results.game_id), 0, 0
FROM results JOIN seats USING (game_id) WHERE played_for IS NOT NULL;
UPDATE result_people SET is_counted = (
    SELECT count(*) FROM seats
    WHERE seats.game_id = result_people.game_id AND owner_id > 0 AND turns >= 2
) >= 2
WHERE game_id IN (SELECT game_id FROM log JOIN seats USING (game_id, seat)
    WHERE owner_id > 0 AND kind = 'seat' AND body LIKE 'bot:%');
DELETE FROM totals;
INSERT INTO totals SELECT guild_id, variant, user_id, count(*), sum(is_win)
FROM result_people WHERE is_counted GROUP BY guild_id, variant, user_id;
