-- What people have chosen for themselves; where nothing is chosen there is NULL, or no row.
CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    theme TEXT,
    is_text_first INTEGER NOT NULL CHECK (is_text_first IN (0, 1))
) STRICT;
