-- Games that are paused because their channel cannot be written to; the log has the pause itself.
CREATE TABLE lost_channels (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    is_told INTEGER NOT NULL CHECK (is_told IN (0, 1)) -- whether the host knows
) STRICT;

-- The servers that the bot is or was on.
CREATE TABLE server_presence (
    guild_id INTEGER PRIMARY KEY,
    application_id INTEGER, -- as which application it was last seen there; NULL if unknown
    gone_since INTEGER, -- NULL while the bot is there
    is_greeted INTEGER NOT NULL CHECK (is_greeted IN (0, 1)) -- since it joined
) STRICT;

CREATE INDEX servers_by_leaving ON server_presence (gone_since) WHERE gone_since IS NOT NULL;
