import { migrations as earlierMigrations } from '../../stores/embedded/migrations'

const createdAt = 'created_at TEXT NOT NULL'

/**
 * The schema's history in SQLite: number n migrates from version n - 1 to version n. Never edit a
 * released migration; add a new one at the end.
 */
export const migrations: readonly string[] = [
  ...earlierMigrations,
  // Meetings have instants in milliseconds, as in PostgreSQL, and persons an address to be found by.
  // Keys name records, whatever the request was. The outbox becomes the table of jobs.
  `
  ALTER TABLE persons ADD COLUMN address TEXT NOT NULL DEFAULT '';
  UPDATE persons SET address = lower(trim(coalesce(email ->> '$[0].value', '')));
  CREATE INDEX persons_by_address ON persons (address);

  CREATE TABLE new_activities (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    subject TEXT NOT NULL,
    type TEXT NOT NULL,
    due_date TEXT NOT NULL,
    due_time TEXT NOT NULL,
    duration TEXT NOT NULL,
    source_timezone TEXT NOT NULL,
    utc_date TEXT NOT NULL,
    starts_at INTEGER,
    ends_at INTEGER,
    person_id INTEGER REFERENCES persons (id),
    org_id INTEGER REFERENCES organizations (id),
    deal_id INTEGER REFERENCES deals (id),
    note TEXT NOT NULL,
    sequence INTEGER NOT NULL DEFAULT 0,
    cancelled_at TEXT,
    ${createdAt},
    CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
    CHECK ((person_id IS NULL) = (deal_id IS NULL))
  ) STRICT;

  INSERT INTO new_activities
    SELECT id, subject, type, due_date, due_time, duration, source_timezone, utc_date,
      CAST(round(unixepoch(starts_at, 'subsec') * 1000) AS INTEGER),
      CAST(round(unixepoch(ends_at, 'subsec') * 1000) AS INTEGER),
      person_id, org_id, deal_id, note, sequence, cancelled_at, created_at
    FROM activities;
  DELETE FROM sqlite_sequence WHERE name = 'new_activities';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_activities', seq FROM sqlite_sequence WHERE name = 'activities';
  DROP TABLE activities;
  ALTER TABLE new_activities RENAME TO activities;

  CREATE INDEX activities_by_date ON activities (utc_date, starts_at, id);
  CREATE INDEX meetings_by_time ON activities (starts_at, ends_at) WHERE type = 'meeting';
  CREATE INDEX activities_by_organization ON activities (org_id);
  CREATE INDEX activities_by_person ON activities (person_id);
  CREATE INDEX activities_by_deal ON activities (deal_id);

  CREATE TABLE record_keys (
    key TEXT NOT NULL,
    kind TEXT NOT NULL,
    record_id INTEGER NOT NULL,
    ${createdAt},
    PRIMARY KEY (key, kind)
  ) STRICT, WITHOUT ROWID;

  INSERT INTO record_keys
    SELECT idempotency_key, lower(substr(operation, 7)), answer ->> '$.id', created_at
    FROM answered_requests
    WHERE operation IN ('createOrganization', 'createPerson', 'createDeal', 'createActivity');
  DROP TABLE answered_requests;

  CREATE INDEX record_keys_by_record ON record_keys (kind, record_id);
  CREATE INDEX record_keys_by_age ON record_keys (created_at);

  CREATE TABLE jobs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    event_id TEXT NOT NULL,
    type TEXT NOT NULL,
    recipient TEXT NOT NULL,
    deal_id INTEGER NOT NULL,
    person_id INTEGER,
    event TEXT,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at TEXT NOT NULL,
    sent_at TEXT,
    error TEXT,
    ${createdAt},
    UNIQUE (event_id, recipient),
    CHECK ((event IS NULL) = (state = 'sent'))
  ) STRICT;

  INSERT INTO jobs
    SELECT id, event_id, type, recipient, coalesce(event ->> '$.number', 0), person_id, event, state,
      attempts, due_at, sent_at, error, created_at
    FROM outbox;
  DROP TABLE outbox;

  CREATE INDEX jobs_by_due_time ON jobs (due_at) WHERE state = 'waiting';
  CREATE INDEX jobs_by_deal ON jobs (deal_id) WHERE state = 'waiting';
  CREATE INDEX jobs_by_person ON jobs (person_id);

  CREATE TABLE crm_records (
    kind TEXT NOT NULL,
    local_id INTEGER NOT NULL,
    vendor_id INTEGER,
    begun_at INTEGER,
    fingerprint TEXT,
    written_at INTEGER,
    PRIMARY KEY (kind, local_id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX crm_records_by_vendor ON crm_records (kind, vendor_id);

  CREATE TABLE busy (
    source TEXT NOT NULL,
    id TEXT NOT NULL,
    utc_date TEXT NOT NULL,
    due_time TEXT NOT NULL,
    duration TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (source, id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX busy_by_date ON busy (utc_date, starts_at);
  CREATE INDEX busy_by_time ON busy (starts_at, ends_at);

  CREATE TABLE busy_reads (
    source TEXT PRIMARY KEY,
    read_at INTEGER NOT NULL,
    busy_until INTEGER NOT NULL
  ) STRICT;
  `,
]
