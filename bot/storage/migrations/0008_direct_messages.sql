-- Which calls also come as direct messages, and whether somebody is still to be told that Discord
-- refused one and that they were turned off.
ALTER TABLE preferences ADD COLUMN direct TEXT NOT NULL DEFAULT 'off';
ALTER TABLE preferences ADD COLUMN is_direct_refused INTEGER NOT NULL DEFAULT 0
    CHECK (is_direct_refused IN (0, 1));
