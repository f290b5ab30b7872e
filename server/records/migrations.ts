/** @throws {Error} if a newer version of the site wrote the database */
export function requireKnownVersion(found: number, newest: number): void {
  if (found <= newest) return
  throw new Error(
    `The contact database has version ${found}, but this site knows only ${newest}: ` +
      'it was written by a newer release',
  )
}

/** How an engine writes the parts of a table in which the two differ. */
interface TableWords {
  /** A number that the database gives, and never again. */
  readonly identity: string
  readonly integer: string
  readonly real: string
  /** The type of texts that are compared: instants and dates. */
  readonly instant: string
  /** After the columns. */
  readonly options: string
}

/**
 * The history of the tables in both engines: each entry leads from one version to the next. Never edit
 * a released one; add a new one at the end.
 */
export function createMigrations({
  identity,
  integer,
  real,
  instant,
  options,
}: TableWords): readonly string[] {
  const createdAt = `created_at ${instant} NOT NULL`
  const organization = `org_id ${integer} REFERENCES organizations (id)`
  return [
    `
  CREATE TABLE IF NOT EXISTS organizations (id ${identity}, name TEXT NOT NULL, ${createdAt}) ${options};

  CREATE TABLE IF NOT EXISTS persons (
    id ${identity},
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    ${organization},
    ${createdAt},
    address TEXT NOT NULL DEFAULT ''
  ) ${options};

  CREATE TABLE IF NOT EXISTS deals (
    id ${identity},
    title TEXT NOT NULL,
    person_id ${integer} NOT NULL REFERENCES persons (id),
    ${organization},
    status TEXT NOT NULL,
    value ${real} NOT NULL,
    currency TEXT NOT NULL,
    description TEXT NOT NULL,
    ${createdAt}
  ) ${options};

  CREATE TABLE IF NOT EXISTS deal_fields (
    id ${identity},
    key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL UNIQUE,
    field_type TEXT NOT NULL,
    ${createdAt}
  ) ${options};

  CREATE TABLE IF NOT EXISTS deal_field_values (
    deal_id ${integer} NOT NULL REFERENCES deals (id),
    field_id ${integer} NOT NULL REFERENCES deal_fields (id),
    value TEXT NOT NULL,
    PRIMARY KEY (deal_id, field_id)
  ) ${options};

  CREATE TABLE IF NOT EXISTS activities (
    id ${identity},
    subject TEXT NOT NULL,
    type TEXT NOT NULL,
    due_date ${instant} NOT NULL,
    due_time TEXT NOT NULL,
    duration TEXT NOT NULL,
    source_timezone TEXT NOT NULL,
    utc_date ${instant} NOT NULL,
    starts_at ${integer},
    ends_at ${integer},
    person_id ${integer} REFERENCES persons (id),
    ${organization},
    deal_id ${integer} REFERENCES deals (id),
    note TEXT NOT NULL,
    language TEXT NOT NULL,
    origin TEXT,
    host TEXT NOT NULL DEFAULT '',
    sequence INTEGER NOT NULL DEFAULT 0,
    cancelled_at ${instant},
    ${createdAt},
    CHECK ((starts_at IS NULL) = (ends_at IS NULL)),
    CHECK ((person_id IS NULL) = (deal_id IS NULL))
  ) ${options};

  CREATE INDEX IF NOT EXISTS activities_by_date ON activities (utc_date, starts_at, id);
  CREATE INDEX IF NOT EXISTS meetings_by_end ON activities (ends_at) WHERE type = 'meeting';
  CREATE INDEX IF NOT EXISTS persons_by_address ON persons (address);
  CREATE INDEX IF NOT EXISTS persons_by_organization ON persons (org_id);
  CREATE INDEX IF NOT EXISTS deals_by_organization ON deals (org_id);
  CREATE INDEX IF NOT EXISTS deals_by_person ON deals (person_id);
  CREATE INDEX IF NOT EXISTS activities_by_organization ON activities (org_id);
  CREATE INDEX IF NOT EXISTS activities_by_person ON activities (person_id);
  CREATE INDEX IF NOT EXISTS activities_by_deal ON activities (deal_id);

  CREATE TABLE IF NOT EXISTS record_keys (
    key TEXT NOT NULL,
    kind TEXT NOT NULL,
    record_id ${integer} NOT NULL,
    ${createdAt},
    PRIMARY KEY (key, kind)
  ) ${options};

  CREATE INDEX IF NOT EXISTS record_keys_by_record ON record_keys (kind, record_id);
  CREATE INDEX IF NOT EXISTS record_keys_by_age ON record_keys (created_at);

  CREATE TABLE IF NOT EXISTS jobs (
    id ${identity},
    event_id TEXT NOT NULL,
    type TEXT NOT NULL,
    recipient TEXT NOT NULL,
    deal_id ${integer} NOT NULL,
    person_id ${integer},
    event TEXT,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'failed')),
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at ${instant} NOT NULL,
    sent_at ${instant},
    error TEXT,
    ${createdAt},
    UNIQUE (event_id, recipient),
    CHECK ((event IS NULL) = (state = 'sent'))
  ) ${options};

  CREATE INDEX IF NOT EXISTS jobs_by_due_time ON jobs (recipient, due_at, id) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS jobs_by_deal ON jobs (deal_id) WHERE state = 'waiting';
  CREATE INDEX IF NOT EXISTS jobs_by_person ON jobs (person_id);

  CREATE TABLE IF NOT EXISTS crm_records (
    kind TEXT NOT NULL,
    local_id ${integer} NOT NULL,
    vendor_id ${integer},
    begun_at ${integer},
    fingerprint TEXT,
    written_at ${integer},
    PRIMARY KEY (kind, local_id)
  ) ${options};

  CREATE INDEX IF NOT EXISTS crm_records_by_vendor ON crm_records (kind, vendor_id);
  CREATE INDEX IF NOT EXISTS crm_records_begun ON crm_records (kind, begun_at) WHERE begun_at IS NOT NULL;

  CREATE TABLE IF NOT EXISTS busy (
    source TEXT NOT NULL,
    id TEXT NOT NULL,
    utc_date ${instant} NOT NULL,
    due_time TEXT NOT NULL,
    duration TEXT NOT NULL,
    host TEXT NOT NULL DEFAULT 'anybody',
    starts_at ${integer} NOT NULL,
    ends_at ${integer} NOT NULL,
    PRIMARY KEY (source, id)
  ) ${options};

  CREATE INDEX IF NOT EXISTS busy_by_date ON busy (utc_date, starts_at);
  CREATE INDEX IF NOT EXISTS busy_by_time ON busy (starts_at, ends_at);

  CREATE TABLE IF NOT EXISTS busy_reads (
    source TEXT PRIMARY KEY,
    read_at ${integer} NOT NULL,
    busy_until ${integer} NOT NULL,
    failing_since ${integer}
  ) ${options};

  CREATE TABLE IF NOT EXISTS suspects (
    position ${identity},
    id ${integer} NOT NULL UNIQUE,
    sequence TEXT UNIQUE,
    reason TEXT NOT NULL,
    parts TEXT NOT NULL,
    ${createdAt}
  ) ${options};

  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) ${options};
  `,
  ]
}
