-- Whether somebody was offered the other games after their first one was over; that is done once.
ALTER TABLE preferences ADD COLUMN is_more_offered INTEGER NOT NULL DEFAULT 0
    CHECK (is_more_offered IN (0, 1));
