/**
 * What each of the first nine versions added to the one before, as far as the upgrade reads it. Version 1
 * has records alone.
 */
export const olderVersions: readonly string[] = [
  '',
  `CREATE TABLE answered_requests (idempotency_key, operation, answer, created_at)`,
  '',
  // What the instances shared while the CRM was the store, and what it had not taken yet.
  `
  CREATE TABLE vendor_writes (idempotency_key);
  CREATE TABLE slot_claims (holder);
  CREATE TABLE kept_writes (id, idempotency_key, operation, request, created_at);
  `,
  `
  CREATE TABLE outbox
    (id, event_id, type, recipient, person_id, event, state, attempts, due_at, sent_at, error, created_at);
  `,
  `
  ALTER TABLE activities ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE activities ADD COLUMN cancelled_at TEXT;
  CREATE TABLE vendor_bookings (activity_id);
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  `,
  '',
  '',
  'CREATE TABLE suspects (position, id, sequence, reason, parts, created_at)',
]

/**
 * Brings a file of version 9 to version 10. Tables that have changed are copied into new ones, which
 * version 10 creates between the two parts.
 */
export const upgrade = {
  before: `
  ALTER TABLE persons ADD COLUMN address TEXT NOT NULL DEFAULT '';
  UPDATE persons SET address = lower(trim(coalesce(email ->> '$[0].value', '')));

  CREATE TABLE old_activities AS SELECT * FROM activities;
  CREATE TABLE old_counter AS SELECT seq FROM sqlite_sequence WHERE name = 'activities';
  DROP TABLE activities;

  CREATE TABLE old_suspects AS SELECT * FROM suspects;
  DROP TABLE suspects;
  `,
  after: `
  -- Meetings have instants in milliseconds. The last line of a note names the visitor's language.
  INSERT INTO activities
    SELECT id, subject, type, due_date, due_time, duration, source_timezone, utc_date,
      CAST(round(unixepoch(starts_at, 'subsec') * 1000) AS INTEGER),
      CAST(round(unixepoch(ends_at, 'subsec') * 1000) AS INTEGER),
      person_id, org_id, deal_id, note, CASE WHEN note LIKE '%: Inglés' THEN 'en' ELSE 'es' END,
      NULL, '', sequence, cancelled_at, created_at
    FROM old_activities;
  -- No id is given again, not even that of a removed activity.
  DELETE FROM sqlite_sequence WHERE name = 'activities';
  INSERT INTO sqlite_sequence (name, seq) SELECT 'activities', seq FROM old_counter;

  INSERT INTO record_keys
    SELECT idempotency_key, lower(substr(operation, 7)), answer ->> '$.id', created_at
    FROM answered_requests
    WHERE operation IN ('createOrganization', 'createPerson', 'createDeal', 'createActivity');

  -- Where the CRM was the store, no person is named, and the number is the CRM's, not one of ours.
  INSERT INTO jobs
    SELECT id, event_id, type, recipient,
      CASE WHEN person_id IS NULL THEN -1 ELSE 1 END * coalesce(event ->> '$.number', 0),
      person_id, event, state, attempts, due_at, sent_at, error, created_at
    FROM outbox;

  INSERT INTO suspects SELECT * FROM old_suspects;

  -- What the CRM had not taken: a suspect for each sequence of calls, so that the owner can accept it.
  -- A call that was repeated with other content belongs to another suspect.
  WITH
    calls AS (
      SELECT id, created_at,
        CASE operation WHEN 'updateDeal' THEN 'fields' ELSE lower(substr(operation, 7)) END AS part,
        CASE operation WHEN 'updateDeal' THEN request -> '$.fields' ELSE request END AS body,
        -- The industry had no key of a sequence, but the temporary id of its deal.
        coalesce((SELECT deal.idempotency_key FROM kept_writes AS deal
          WHERE call.operation = 'updateDeal' AND deal.id = call.request ->> '$.id' - 900000000000000),
          idempotency_key) AS key
      FROM kept_writes AS call WHERE request IS NOT NULL
    ),
    -- A key is the sequence, the part and a hash.
    parts AS (
      SELECT *, coalesce(nullif(substr(key, 1,
        instr(key, '-' || replace(part, 'fields', 'deal') || '-') - 1), ''), key) AS sequence
      FROM calls
    ),
    ranked AS (
      SELECT *, row_number() OVER (PARTITION BY sequence, part ORDER BY id) AS rank FROM parts
    )
  INSERT INTO suspects (id, reason, parts, created_at)
    SELECT 5000000000 + min(id), 'kept',
      json_insert(json_group_object(part, json(body)), '$.language',
        min(CASE WHEN body ->> '$.note' LIKE '%: Inglés' THEN 'en' ELSE 'es' END)),
      min(created_at)
    FROM ranked GROUP BY sequence, rank;

  -- The visitors were told that it is booked: the owner gets a mail. Only what is whole can be accepted.
  INSERT INTO jobs (event_id, type, recipient, deal_id, event, state, due_at, created_at)
    SELECT 'kept-' || id, 'message.created', 'owner', id,
      json_object(
        'type', 'message.created', 'id', 'kept-' || id, 'createdAt', created_at, 'number', id,
        'language', parts ->> '$.language',
        'sender', json_object(
          'name', coalesce(parts ->> '$.person.name', ''),
          'email', coalesce(parts ->> '$.person.email[0].value', ''),
          'phone', coalesce(parts ->> '$.person.phone[0].value', ''),
          'company', coalesce(parts ->> '$.organization.name', '')),
        'title', coalesce(parts ->> '$.activity.subject', ''),
        'note', CASE WHEN parts ->> '$.person' IS NULL OR parts ->> '$.deal' IS NULL
            OR parts ->> '$.activity' IS NULL THEN ''
          ELSE 'npm run contacts -- --accept ' || id || char(10) END
          || coalesce(parts ->> '$.activity.due_date', '') || ' '
          || coalesce(parts ->> '$.activity.due_time', '') || ' '
          || coalesce(parts ->> '$.activity.source_timezone', '') || char(10)
          || replace(coalesce(parts ->> '$.activity.note', ''), '<br>', char(10))),
      'waiting', created_at, created_at
    FROM suspects WHERE reason = 'kept';

  DROP TABLE old_activities;
  DROP TABLE old_counter;
  DROP TABLE old_suspects;
  DROP TABLE answered_requests;
  DROP TABLE outbox;
  DROP TABLE kept_writes;
  DROP TABLE vendor_writes;
  DROP TABLE vendor_bookings;
  DROP TABLE slot_claims;
  DELETE FROM secrets WHERE name = 'e-mail addresses';
  `,
}
