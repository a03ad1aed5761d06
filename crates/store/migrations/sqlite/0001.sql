CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in lower case, for those who have a password: it is what they sign in with.
    login TEXT UNIQUE,
    password TEXT,
    created_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    head TEXT NOT NULL,
    version INTEGER NOT NULL,
    created_ms INTEGER NOT NULL,
    updated_ms INTEGER NOT NULL
) STRICT;
-- Lists show the last written first.
CREATE INDEX tables_by_status ON tables (status, updated_ms DESC, id);
CREATE INDEX tables_by_update ON tables (updated_ms DESC, id);

-- Who sits or has sat at a table.
CREATE TABLE sitting (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitting_by_table ON sitting (table_id);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
-- For forgetting somebody.
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE ratings (
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    mean REAL NOT NULL,
    deviation REAL NOT NULL,
    tables INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
-- The best are those of whom the most is almost certain.
CREATE INDEX ratings_by_strength ON ratings (game, (mean - 3 * deviation) DESC, person);
CREATE INDEX ratings_by_person ON ratings (person);
