-- Lobbies in which the people of a finished game are asked to play again.
CREATE TABLE rematches (
    game_id INTEGER PRIMARY KEY REFERENCES games,
    of_game_id INTEGER NOT NULL -- the finished game
) STRICT;

CREATE INDEX rematches_of_games ON rematches (of_game_id);
