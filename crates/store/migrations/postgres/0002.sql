-- Where a browser wants to be called back to a table. It goes with the session that asked for it.
CREATE TABLE subscriptions (
    session BYTEA PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    public_key BYTEA NOT NULL,
    secret BYTEA NOT NULL,
    lang TEXT NOT NULL,
    created_ms BIGINT NOT NULL
);
CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);

-- Where somebody wants to be written to.
CREATE TABLE mail (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    confirmed BOOLEAN NOT NULL,
    wanted BOOLEAN NOT NULL,
    -- The last day on which something was sent, counted from 1970, and how much.
    day BIGINT NOT NULL,
    sent BIGINT NOT NULL
);
