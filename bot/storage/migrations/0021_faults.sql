-- How often faults were logged, by the name of their event and the day (UTC, in days since 1970).
-- Only names that stand in the code are kept, for some weeks; logs themselves go elsewhere.
CREATE TABLE faults (
    day INTEGER NOT NULL,
    kind TEXT NOT NULL,
    count INTEGER NOT NULL,
    last_at INTEGER NOT NULL,
    PRIMARY KEY (day, kind)
) STRICT, WITHOUT ROWID;
