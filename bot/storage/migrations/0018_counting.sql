-- By which counting a result was made: who is ranked where in it, who has won, and whether it
-- counts. The program knows what the numbers mean; those of before keep theirs.
ALTER TABLE results ADD COLUMN counting INTEGER NOT NULL DEFAULT 1;
