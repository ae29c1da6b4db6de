-- Bags of games that can no longer be drawn from the seed, since the data of a player was deleted.
CREATE TABLE kept_bags (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    tiles TEXT NOT NULL -- in draw order, with spaces between
) STRICT;

-- For finding all that is stored about somebody. Queries must write the same list of kinds.
CREATE INDEX log_of_people ON log (body) WHERE kind IN
('seat', 'closed', 'nudged', 'offered', 'declined', 'gone', 'returned', 'asked');
CREATE INDEX games_of_hosts ON games (host_id);
CREATE INDEX members_by_user ON members (user_id);
CREATE INDEX invited_by_user ON invited (user_id);
CREATE INDEX pings_by_user ON pings (user_id);
CREATE INDEX people_by_user ON people (user_id);
CREATE INDEX outbox_by_user ON outbox (user_id) WHERE user_id IS NOT NULL;
