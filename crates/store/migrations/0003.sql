-- The tournaments, as lists show them. Made from their streams; never the truth.
CREATE TABLE tournament (
    id         TEXT   NOT NULL PRIMARY KEY,
    stage      TEXT   NOT NULL,
    name       TEXT   NOT NULL,
    regulation TEXT   NOT NULL,
    entrants   BIGINT NOT NULL,
    version    BIGINT NOT NULL,
    changed    BIGINT NOT NULL
);
CREATE INDEX tournament_changed ON tournament (changed);
