import type { Generated, Selectable } from 'kysely'
import type { Language } from '@/site/language'
import type { CrmKind } from '../crm/crm'
import type { Recipient } from '../messages/events'

/** The kinds of records that a browser names by an `Idempotency-Key`. */
export type KeyedKind = 'organization' | 'person' | 'deal' | 'activity'

/**
 * The tables of both engines. Instants of meetings are milliseconds since 1970; other instants are
 * ISO 8601 in UTC, which sort as texts.
 */
export interface Schema {
  readonly organizations: {
    readonly id: Generated<number>
    readonly name: string
    readonly created_at: string
  }

  readonly persons: {
    readonly id: Generated<number>
    readonly name: string
    /** JSON: a list of `{ value, primary }`, like `phone`. */
    readonly email: string
    readonly phone: string
    /** The first e-mail address, normalized, by which a person's records are found. */
    readonly address: string
    readonly org_id: number | null
    readonly created_at: string
  }

  readonly deals: {
    readonly id: Generated<number>
    readonly title: string
    readonly person_id: number
    readonly org_id: number | null
    readonly status: string
    readonly value: number
    readonly currency: string
    readonly description: string
    readonly created_at: string
  }

  readonly deal_fields: {
    readonly id: Generated<number>
    readonly key: string
    readonly name: string
    readonly field_type: string
    readonly created_at: string
  }

  readonly deal_field_values: {
    readonly deal_id: number
    readonly field_id: number
    readonly value: string
  }

  readonly activities: {
    readonly id: Generated<number>
    readonly subject: string
    readonly type: string
    readonly due_date: string
    readonly due_time: string
    readonly duration: string
    readonly source_timezone: string
    /** The UTC date of the start; the due date itself if there is no time. */
    readonly utc_date: string
    /** Null for an activity that blocks no slot: one without a time, or a cancelled meeting. */
    readonly starts_at: number | null
    readonly ends_at: number | null
    /** Null if the person was erased; then `deal_id` is null too. */
    readonly person_id: number | null
    readonly org_id: number | null
    readonly deal_id: number | null
    readonly note: string
    /** The visitor's. */
    readonly language: Language
    /** JSON: `Origin`; null if it is not known. */
    readonly origin: string | null
    /** The id of the host who gives the demo; empty without an owner's calendar. */
    readonly host: Generated<string>
    /** How often a booking has been changed. */
    readonly sequence: Generated<number>
    readonly cancelled_at: string | null
    readonly created_at: string
  }

  /** Which record an `Idempotency-Key` names. */
  readonly record_keys: {
    readonly key: string
    readonly kind: KeyedKind
    readonly record_id: number
    readonly created_at: string
  }

  readonly jobs: {
    readonly id: Generated<number>
    readonly event_id: string
    readonly type: string
    readonly recipient: Recipient
    /** The booking or message: jobs of one are done in order. */
    readonly deal_id: number
    readonly person_id: number | null
    /** JSON; null once it is done, so that no personal data is kept. */
    readonly event: string | null
    readonly state: 'waiting' | 'sent' | 'failed'
    readonly attempts: Generated<number>
    readonly due_at: string
    readonly sent_at: string | null
    readonly error: string | null
    /** Since when there is something to send: a reminder's is its time, others' when it was written. */
    readonly created_at: string
  }

  /** Which record of the CRM is which of the site. */
  readonly crm_records: {
    readonly kind: CrmKind | 'field' | 'account'
    /** The id of the organization, person, activity or deal field; 0 for the account; of the deal for the others. */
    readonly local_id: number
    /** Null while the record is not known to exist there. It may have been deleted there since. */
    readonly vendor_id: number | null
    /**
     * When a creation was begun whose outcome is unknown, or that was refused, in milliseconds since 1970. It stays for
     * `field`.
     */
    readonly begun_at: number | null
    /** What the CRM was told last, hashed. */
    readonly fingerprint: string | null
    /** When the CRM was told last, in milliseconds since 1970; null if it lacks what has changed since. */
    readonly written_at: number | null
  }

  /** A time that is taken in another calendar. */
  readonly busy: {
    /** The calendar: `crm`, or `feed` and a hash, since addresses of feeds are secret. */
    readonly source: string
    readonly id: string
    /** Date, time and length in UTC: a later release can drop them, and `busy_by_date`. Only the one before reads them. */
    readonly utc_date: string
    readonly due_time: string
    readonly duration: string
    /** Whose time it takes: the id of a host, `everybody`, or `anybody`, one of the hosts. */
    readonly host: Generated<string>
    readonly starts_at: number
    readonly ends_at: number
  }

  /** When a calendar was read, in milliseconds since 1970. */
  readonly busy_reads: {
    readonly source: string
    /** When the last complete reading began. */
    readonly read_at: number
    /** Until then one instance is reading, or all leave the calendar alone after a failure. */
    readonly busy_until: number
    /** Since when it cannot be read; null while it can. */
    readonly failing_since: number | null
  }

  /** A booking or message that waits for the owner (requirements R59). */
  readonly suspects: {
    /** Grows with every suspect. */
    readonly position: Generated<number>
    /** That of each of its records, so it is the number that the visitor was told, except of `kept` ones. */
    readonly id: number
    /** What the keys of one sequence have in common. */
    readonly sequence: string | null
    /** `kept`: an earlier release could not write it into the CRM. */
    readonly reason: 'trap' | 'age' | 'kept'
    /** JSON: `SuspectParts`. */
    readonly parts: string
    readonly created_at: string
  }

  readonly secrets: {
    readonly name: string
    readonly value: string
  }
}

export type ActivityRow = Selectable<Schema['activities']>
