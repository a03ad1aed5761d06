-- Where a browser wants to be called back to a table. It goes with the session that asked for it.
CREATE TABLE subscriptions (
    session BLOB PRIMARY KEY REFERENCES sessions (token_hash) ON DELETE CASCADE,
    endpoint TEXT NOT NULL,
    public_key BLOB NOT NULL,
    secret BLOB NOT NULL,
    lang TEXT NOT NULL,
    created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);

-- Where somebody wants to be written to.
CREATE TABLE mail (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    lang TEXT NOT NULL,
    confirmed INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    -- The last day on which something was sent, counted from 1970, and how much.
    day INTEGER NOT NULL,
    sent INTEGER NOT NULL
) STRICT;
