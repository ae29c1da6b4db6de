-- Games move between channels, so each of their messages says in which it stands.
ALTER TABLE messages ADD COLUMN channel_id INTEGER NOT NULL DEFAULT 0;
UPDATE messages SET channel_id = (SELECT channel_id FROM games WHERE games.game_id = messages.game_id);

-- The log also says who has moved a game. Queries must write the same list of kinds.
DROP INDEX log_of_people;
CREATE INDEX log_of_people ON log (body) WHERE kind IN
('seat', 'closed', 'nudged', 'offered', 'declined', 'gone', 'returned', 'asked', 'moved');

-- Whether a row posts anew what stands in the channel out of which its game was moved: it calls nobody.
ALTER TABLE outbox ADD COLUMN is_anew INTEGER NOT NULL DEFAULT 0 CHECK (is_anew IN (0, 1));
