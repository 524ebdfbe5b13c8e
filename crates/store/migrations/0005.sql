-- A node that is known to have ended, whenever it was last seen: nobody waits until it has been silent for long enough.
ALTER TABLE node ADD COLUMN ended BIGINT NOT NULL DEFAULT 0;

-- How many milliseconds the wall clock of the node is ahead of the time of what it runs: somebody has set it since.
ALTER TABLE lease ADD COLUMN ahead BIGINT NOT NULL DEFAULT 0;

-- What is written, and taken back, to see whether anything can be written.
CREATE TABLE health (
    id   TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL
);
