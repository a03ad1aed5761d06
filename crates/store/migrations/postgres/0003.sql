-- Who does not want to hear of whom.
CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    since_ms BIGINT NOT NULL,
    PRIMARY KEY (person, blocked)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked);

-- What people have complained of. Whoever has been forgotten is the empty id.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    -- The table at which it happened, if it was at one; it may have been forgotten since.
    table_id TEXT,
    reason TEXT NOT NULL,
    -- What was said there last, in the server's own words, with ids and without names.
    said TEXT NOT NULL,
    closed_ms BIGINT,
    closed_by TEXT
);
CREATE INDEX reports_by_time ON reports ((closed_ms IS NULL) DESC, at_ms DESC, id);
CREATE INDEX reports_by_reporter ON reports (reporter);

-- What somebody may not do, until when.
CREATE TABLE sanctions (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- For ever if nothing is said.
    until_ms BIGINT,
    reason TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (person, kind)
);

-- What moderators have done.
CREATE TABLE moderation (
    id TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    moderator TEXT NOT NULL,
    deed TEXT NOT NULL,
    about TEXT NOT NULL,
    reason TEXT NOT NULL,
    until_ms BIGINT
);
CREATE INDEX moderation_by_time ON moderation (at_ms DESC, id);
