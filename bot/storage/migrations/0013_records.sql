-- For looking up started games by name, and the newest finished one of a channel.
CREATE INDEX started_games_by_name ON games (guild_id, name COLLATE NOCASE, game_id)
WHERE status IN ('running', 'paused', 'finished', 'closed');
CREATE INDEX finished_games_of_channels ON games (channel_id, game_id) WHERE status = 'finished';
