-- From which entry of the log on a message tells; NULL for those posted before.
ALTER TABLE messages ADD COLUMN first_revision INTEGER;
