-- What people did best in a game themselves: the size of the biggest group that they closed, and
-- the points of their best turn; 0 if there is none. Both are NULL in results that are older than
-- these columns, until the bot has reckoned them after its next start.
ALTER TABLE result_people ADD COLUMN biggest_group INTEGER;
ALTER TABLE result_people ADD COLUMN best_turn INTEGER;

CREATE INDEX results_without_feats ON result_people (game_id) WHERE best_turn IS NULL;
