import { runInTransaction, selectFirst, type Database } from './sqliteFile'

const createdAt = 'created_at TEXT NOT NULL'
const organization = 'org_id INTEGER REFERENCES organizations (id)'

/**
 * The schema's history: number n migrates from version n - 1 to version n. Never edit a released
 * migration; add a new one at the end.
 *
 * `kept_writes` had what a CRM had not taken yet. `convertKeptWrites.ts` makes records of it.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE organizations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    ${createdAt}
  ) STRICT;

  CREATE TABLE persons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    email TEXT NOT NULL CHECK (json_valid(email)),
    phone TEXT NOT NULL CHECK (json_valid(phone)),
    ${organization},
    ${createdAt}
  ) STRICT;

  CREATE TABLE deals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    title TEXT NOT NULL,
    person_id INTEGER NOT NULL REFERENCES persons (id),
    ${organization},
    status TEXT NOT NULL,
    value REAL NOT NULL,
    currency TEXT NOT NULL,
    description TEXT NOT NULL,
    ${createdAt}
  ) STRICT;

  CREATE TABLE deal_fields (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL UNIQUE,
    field_type TEXT NOT NULL,
    ${createdAt}
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
    ${organization},
    deal_id INTEGER NOT NULL REFERENCES deals (id),
    note TEXT NOT NULL,
    ${createdAt},
    CHECK ((starts_at IS NULL) = (ends_at IS NULL))
  ) STRICT;

  CREATE INDEX activities_by_date ON activities (utc_date, starts_at, id);
  CREATE INDEX meetings_by_time ON activities (starts_at, ends_at) WHERE type = 'meeting';
  `,
  `
  CREATE TABLE answered_requests (
    idempotency_key TEXT NOT NULL,
    operation TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    answer TEXT NOT NULL CHECK (json_valid(answer)),
    ${createdAt},
    PRIMARY KEY (idempotency_key, operation)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX answered_requests_by_age ON answered_requests (created_at);
  `,
  // An erased person's meeting keeps its time and refers to nobody. SQLite can't make a column
  // optional, so the table is created again. Its ids continue from the last one.
  `
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
    ${organization},
    deal_id INTEGER REFERENCES deals (id),
    note TEXT NOT NULL,
    ${createdAt},
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
  `,
  // The data that the instances on one host share while they use a vendor's store.
  `
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
    ${createdAt},
    UNIQUE (idempotency_key, operation)
  ) STRICT;
  `,
  // Events of which visitor, owner and webhook are notified. A sent event keeps no personal data.
  `
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
    ${createdAt},
    UNIQUE (event_id, recipient),
    CHECK ((event IS NULL) = (state = 'sent'))
  ) STRICT;

  CREATE INDEX outbox_by_due_time ON outbox (due_at) WHERE state = 'waiting';
  CREATE INDEX outbox_by_person ON outbox (person_id);
  `,
  // Bookings can be changed and cancelled. A cancelled meeting has no instants, so it blocks nothing.
  `
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
  `,
  // The keyed hash of the visitor's e-mail address, by which the bookings of a person are limited.
  `
  ALTER TABLE vendor_bookings ADD COLUMN email_hash TEXT;

  CREATE INDEX vendor_bookings_by_email ON vendor_bookings (email_hash);
  `,
  // Why a write is still pending although the vendor can be reached.
  'ALTER TABLE kept_writes ADD COLUMN obstacle TEXT',
  // Bookings and messages that wait for the owner (requirements R59), with every store.
  `
  CREATE TABLE suspects (
    position INTEGER PRIMARY KEY,
    id INTEGER NOT NULL UNIQUE,
    sequence TEXT UNIQUE,
    reason TEXT NOT NULL CHECK (reason IN ('trap', 'age')),
    parts TEXT NOT NULL CHECK (json_valid(parts)),
    ${createdAt}
  ) STRICT;
  `,
  // Meetings have instants in milliseconds, as in PostgreSQL, and persons an address to be found by.
  // Keys name records, whatever the request was. The outbox becomes the table of jobs. The last line of
  // a note names the visitor's language, which has a column of its own from now on.
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
    language TEXT NOT NULL,
    origin TEXT,
    host TEXT NOT NULL DEFAULT '',
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
      person_id, org_id, deal_id, note, CASE WHEN note LIKE '%: Inglés' THEN 'en' ELSE 'es' END,
      NULL, '', sequence, cancelled_at, created_at
    FROM activities;
  DELETE FROM sqlite_sequence WHERE name = 'new_activities';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_activities', seq FROM sqlite_sequence WHERE name = 'activities';
  DROP TABLE activities;
  ALTER TABLE new_activities RENAME TO activities;

  CREATE INDEX activities_by_date ON activities (utc_date, starts_at, id);
  CREATE INDEX meetings_by_end ON activities (ends_at) WHERE type = 'meeting';
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

  -- Where the CRM was the store, no person is named, and the number is the CRM's, not one of ours.
  INSERT INTO jobs
    SELECT id, event_id, type, recipient,
      CASE WHEN person_id IS NULL THEN -1 ELSE 1 END * coalesce(event ->> '$.number', 0),
      person_id, event, state, attempts, due_at, sent_at, error, created_at
    FROM outbox;
  DROP TABLE outbox;

  CREATE INDEX jobs_by_due_time ON jobs (recipient, due_at, id) WHERE state = 'waiting';
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
  CREATE INDEX crm_records_begun ON crm_records (kind, begun_at) WHERE begun_at IS NOT NULL;

  CREATE TABLE busy (
    source TEXT NOT NULL,
    id TEXT NOT NULL,
    utc_date TEXT NOT NULL,
    due_time TEXT NOT NULL,
    duration TEXT NOT NULL,
    host TEXT NOT NULL DEFAULT 'anybody',
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (source, id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX busy_by_date ON busy (utc_date, starts_at);
  CREATE INDEX busy_by_time ON busy (starts_at, ends_at);

  CREATE TABLE busy_reads (
    source TEXT PRIMARY KEY,
    read_at INTEGER NOT NULL,
    busy_until INTEGER NOT NULL,
    failing_since INTEGER
  ) STRICT;

  -- What the instances shared while the CRM was the store.
  DROP TABLE vendor_writes;
  DROP TABLE vendor_bookings;
  DROP TABLE slot_claims;
  DELETE FROM secrets WHERE name = 'e-mail addresses';
  `,
]

/** The schema version of a file; 0 for an empty file. */
export function getVersion(database: Database): number {
  const row = selectFirst<{ user_version: number }>(database, 'PRAGMA user_version')
  return row?.user_version ?? 0
}

/**
 * Migrates a database file, one transaction per migration. The version is read inside the
 * transaction, so that of two processes starting together the second finds the work done.
 *
 * @throws {Error} if a newer version of the site wrote the file
 */
export function migrate(database: Database, steps: readonly string[] = migrations): void {
  const found = getVersion(database)
  if (found > steps.length) {
    throw new Error(
      `The contact database has version ${found}, but this site knows only ${steps.length}: ` +
        'it was written by a newer release.',
    )
  }
  steps.forEach((sql, index) => {
    runInTransaction(database, () => {
      if (getVersion(database) > index) return
      database.exec(sql)
      database.exec(`PRAGMA user_version = ${index + 1}`)
    })
  })
}
