-- How often somebody has changed, and at which of these times each was last: other nodes forget what they knew of them.
CREATE TABLE change_count (
    subject TEXT   NOT NULL PRIMARY KEY,
    number  BIGINT NOT NULL
);
INSERT INTO change_count (subject, number) VALUES ('people', 0);
ALTER TABLE person ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
CREATE INDEX person_revision ON person (revision);
