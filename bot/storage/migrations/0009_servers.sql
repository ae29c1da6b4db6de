-- What managers have chosen for their servers; where nothing is chosen there is NULL, or no row.
CREATE TABLE servers (
    guild_id INTEGER PRIMARY KEY,
    channels TEXT NOT NULL CHECK (json_valid(channels)), -- where games may be opened; none: anywhere
    openers TEXT NOT NULL, -- who may open games
    role_id INTEGER, -- the role that may, once one was chosen
    pace TEXT,
    language TEXT,
    time_out TEXT -- what a vote about a time-out decides by default
) STRICT;

-- For lists of a server's games. Of deleted games only the row itself is left.
CREATE INDEX games_of_servers ON games (guild_id, game_id)
WHERE status NOT IN ('cancelled', 'deleted');
