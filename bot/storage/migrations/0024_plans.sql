-- What people at a table have planned for their next turn, while it is not theirs. All of it goes
-- with that turn. Nobody else may learn of it: no log, message or export of a game is made of this.
CREATE TABLE plans (
    game_id INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    kept TEXT NOT NULL, -- a JSON list of plans in the order in which they are looked at
    composed TEXT NOT NULL, -- a JSON list of actions: what is put together for another plan
    takes_best INTEGER NOT NULL CHECK (takes_best IN (0, 1)), -- else the first that stands is played
    state TEXT NOT NULL, -- sealed; on turn: due (one of them is being played), unmet (none stood)
    PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_user ON plans (user_id);
CREATE INDEX plans_due ON plans (game_id) WHERE state = 'due';
