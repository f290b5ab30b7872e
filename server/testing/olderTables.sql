-- The tables of the first nine versions, as their releases created them.

-- version 1
CREATE TABLE organizations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE persons (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL CHECK (json_valid(email)),
  phone TEXT NOT NULL CHECK (json_valid(phone)),
  org_id INTEGER REFERENCES organizations (id),
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE deals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  person_id INTEGER NOT NULL REFERENCES persons (id),
  org_id INTEGER REFERENCES organizations (id),
  status TEXT NOT NULL,
  value REAL NOT NULL,
  currency TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE deal_fields (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL UNIQUE,
  field_type TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE deal_field_values (
  deal_id INTEGER NOT NULL REFERENCES deals (id),
  field_id INTEGER NOT NULL REFERENCES deal_fields (id),
  value TEXT NOT NULL,
  PRIMARY KEY (deal_id, field_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE activities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  type TEXT NOT NULL,
  due_date TEXT NOT NULL,
  due_time TEXT NOT NULL,
  duration TEXT NOT NULL,
  source_timezone TEXT NOT NULL,
  utc_date TEXT NOT NULL,
  starts_at TEXT,
  ends_at TEXT,
  person_id INTEGER NOT NULL REFERENCES persons (id),
  org_id INTEGER REFERENCES organizations (id),
  deal_id INTEGER NOT NULL REFERENCES deals (id),
  note TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CHECK ((starts_at IS NULL) = (ends_at IS NULL))
) STRICT;

CREATE INDEX activities_by_date ON activities (utc_date, starts_at, id);
CREATE INDEX meetings_by_time ON activities (starts_at, ends_at) WHERE type = 'meeting';

-- version 2
CREATE TABLE answered_requests (
  idempotency_key TEXT NOT NULL,
  operation TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  answer TEXT NOT NULL CHECK (json_valid(answer)),
  created_at TEXT NOT NULL,
  PRIMARY KEY (idempotency_key, operation)
) STRICT, WITHOUT ROWID;

CREATE INDEX answered_requests_by_age ON answered_requests (created_at);

-- version 3
-- An erased person's meeting keeps its time and refers to nobody. SQLite can't make a column
-- optional, so the table is created again. Its ids continue from the last one.
CREATE TABLE new_activities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL,
  type TEXT NOT NULL,
  due_date TEXT NOT NULL,
  due_time TEXT NOT NULL,
  duration TEXT NOT NULL,
  source_timezone TEXT NOT NULL,
  utc_date TEXT NOT NULL,
  starts_at TEXT,
  ends_at TEXT,
  person_id INTEGER REFERENCES persons (id),
  org_id INTEGER REFERENCES organizations (id),
  deal_id INTEGER REFERENCES deals (id),
  note TEXT NOT NULL,
  created_at TEXT NOT NULL,
  CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
  CHECK ((person_id IS NULL) = (deal_id IS NULL))
) STRICT;

INSERT INTO new_activities SELECT * FROM activities;
DELETE FROM sqlite_sequence WHERE name = 'new_activities';
INSERT INTO sqlite_sequence (name, seq)
  SELECT 'new_activities', seq FROM sqlite_sequence WHERE name = 'activities';
DROP TABLE activities;
ALTER TABLE new_activities RENAME TO activities;

CREATE INDEX activities_by_date ON activities (utc_date, starts_at, id);
CREATE INDEX meetings_by_time ON activities (starts_at, ends_at) WHERE type = 'meeting';

-- SQLite searches for references to a record when it is deleted.
CREATE INDEX persons_by_organization ON persons (org_id);
CREATE INDEX deals_by_organization ON deals (org_id);
CREATE INDEX deals_by_person ON deals (person_id);
CREATE INDEX activities_by_organization ON activities (org_id);
CREATE INDEX activities_by_person ON activities (person_id);
CREATE INDEX activities_by_deal ON activities (deal_id);

-- version 4
-- The data that the instances on one host share while they use a vendor's store.
CREATE TABLE vendor_writes (
  idempotency_key TEXT NOT NULL,
  operation TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  busy_until INTEGER NOT NULL,
  answer TEXT CHECK (answer IS NULL OR json_valid(answer)),
  PRIMARY KEY (idempotency_key, operation)
) STRICT, WITHOUT ROWID;

CREATE INDEX vendor_writes_by_age ON vendor_writes (started_at);

CREATE TABLE slot_claims (
  holder TEXT PRIMARY KEY,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  booked INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE kept_writes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL,
  operation TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  request TEXT CHECK (request IS NULL OR json_valid(request)),
  starts_at INTEGER,
  ends_at INTEGER,
  vendor_id INTEGER,
  problem TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (idempotency_key, operation)
) STRICT;

-- version 5
-- Events of which visitor, owner and webhook are notified. A sent event keeps no personal data.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL,
  type TEXT NOT NULL,
  recipient TEXT NOT NULL,
  person_id INTEGER,
  event TEXT CHECK (event IS NULL OR json_valid(event)),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL,
  sent_at TEXT,
  error TEXT,
  created_at TEXT NOT NULL,
  UNIQUE (event_id, recipient),
  CHECK ((event IS NULL) = (state = 'sent'))
) STRICT;

CREATE INDEX outbox_by_due_time ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_by_person ON outbox (person_id);

-- version 6
-- Bookings can be changed and cancelled. A cancelled meeting has no instants, so it blocks nothing.
ALTER TABLE activities ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE activities ADD COLUMN cancelled_at TEXT;

-- The data of the site's bookings that a vendor's account can't store.
CREATE TABLE vendor_bookings (
  activity_id INTEGER PRIMARY KEY,
  source_timezone TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  sequence INTEGER NOT NULL,
  cancelled_at TEXT
) STRICT;

CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- version 7
-- The keyed hash of the visitor's e-mail address, by which the bookings of a person are limited.
ALTER TABLE vendor_bookings ADD COLUMN email_hash TEXT;

CREATE INDEX vendor_bookings_by_email ON vendor_bookings (email_hash);

-- version 8
-- Why a write is still pending although the vendor can be reached.
ALTER TABLE kept_writes ADD COLUMN obstacle TEXT;

-- version 9
-- Bookings and messages that wait for the owner (requirements R59), with every store.
CREATE TABLE suspects (
  position INTEGER PRIMARY KEY,
  id INTEGER NOT NULL UNIQUE,
  sequence TEXT UNIQUE,
  reason TEXT NOT NULL CHECK (reason IN ('trap', 'age')),
  parts TEXT NOT NULL CHECK (json_valid(parts)),
  created_at TEXT NOT NULL
) STRICT;
