-- How long a game may take: 'live', 'quick' or 'correspondence'. At the last, who is awaited and until when nobody has to run it.
ALTER TABLE game ADD COLUMN format TEXT NOT NULL DEFAULT 'live';
ALTER TABLE game ADD COLUMN awaited TEXT;
ALTER TABLE game ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
CREATE INDEX game_awaited ON game (awaited);

-- Strength is by format too. What was kept before is of games at one table in one evening.
CREATE TABLE rating_by_format (
    person     TEXT   NOT NULL,
    regulation TEXT   NOT NULL,
    format     TEXT   NOT NULL,
    mean       BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    games      BIGINT NOT NULL,
    PRIMARY KEY (person, regulation, format)
);
INSERT INTO rating_by_format (person, regulation, format, mean, deviation, games)
    SELECT person, regulation, 'live', mean, deviation, games FROM rating;
DROP TABLE rating;
ALTER TABLE rating_by_format RENAME TO rating;
ALTER TABLE rating_change ADD COLUMN format TEXT NOT NULL DEFAULT 'live';
ALTER TABLE rating_change ADD COLUMN deviation BIGINT NOT NULL DEFAULT 0;
CREATE INDEX rating_change_person ON rating_change (person, at);
