-- One SQL text for SQLite and PostgreSQL. Times are milliseconds since 1970; texts are UTF-8.

-- Everything that happened. A stream's next entry is accepted only at its next version: that is the key.
CREATE TABLE entry (
    stream  TEXT   NOT NULL,
    version BIGINT NOT NULL,
    at      BIGINT NOT NULL,
    body    TEXT   NOT NULL,
    PRIMARY KEY (stream, version)
);

-- What can be found without reading streams. Made from them; never the truth.
CREATE TABLE game (
    id         TEXT   NOT NULL PRIMARY KEY,
    stage      TEXT   NOT NULL,
    regulation TEXT   NOT NULL,
    title      TEXT   NOT NULL,
    listed     BIGINT NOT NULL,
    rated      BIGINT NOT NULL,
    seats      BIGINT NOT NULL,
    taken      BIGINT NOT NULL,
    version    BIGINT NOT NULL,
    created    BIGINT NOT NULL,
    changed    BIGINT NOT NULL
);
CREATE INDEX game_stage ON game (stage, changed);

CREATE TABLE game_player (
    game   TEXT   NOT NULL,
    player BIGINT NOT NULL,
    person TEXT,
    name   TEXT   NOT NULL,
    kind   TEXT   NOT NULL,
    place  BIGINT,
    points BIGINT,
    PRIMARY KEY (game, player)
);
CREATE INDEX game_player_person ON game_player (person);

-- The texts of regulations tables were opened under, by the hash records name them with.
CREATE TABLE regulation (
    hash    TEXT   NOT NULL PRIMARY KEY,
    id      TEXT   NOT NULL,
    text    TEXT   NOT NULL,
    owner   TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE person (
    id       TEXT   NOT NULL PRIMARY KEY,
    name     TEXT   NOT NULL,
    login    TEXT   UNIQUE,
    kind     TEXT   NOT NULL,
    role     TEXT   NOT NULL,
    password TEXT,
    owner    TEXT,
    created  BIGINT NOT NULL
);

-- Keys are hashes of what a browser or a bot holds: who reads the database cannot use them.
CREATE TABLE session (
    key     TEXT   NOT NULL PRIMARY KEY,
    person  TEXT   NOT NULL,
    kind    TEXT   NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX session_person ON session (person);

CREATE TABLE rating (
    person     TEXT   NOT NULL,
    regulation TEXT   NOT NULL,
    mean       BIGINT NOT NULL,
    deviation  BIGINT NOT NULL,
    games      BIGINT NOT NULL,
    PRIMARY KEY (person, regulation)
);

-- One row for each player of each rated game: a game is counted once.
CREATE TABLE rating_change (
    game       TEXT   NOT NULL,
    person     TEXT   NOT NULL,
    regulation TEXT   NOT NULL,
    before     BIGINT NOT NULL,
    after      BIGINT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (game, person)
);

-- Who runs the clocks and bots of a stream: a node, for as long as it says every few seconds that it is alive.
CREATE TABLE node (
    id   TEXT   NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL
);
CREATE TABLE lease (
    stream TEXT NOT NULL PRIMARY KEY,
    node   TEXT NOT NULL
);
