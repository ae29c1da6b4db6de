-- For whom a computer plays a seat: whoever held it last, which is no longer always its owner.
ALTER TABLE seats ADD COLUMN played_for INTEGER;
UPDATE seats SET played_for = owner_id WHERE owner_id > 0 AND user_id < 0;

DROP INDEX seats_played_for;
CREATE INDEX seats_played_for ON seats (played_for) WHERE played_for IS NOT NULL;
