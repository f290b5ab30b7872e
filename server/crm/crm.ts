import type { Origin } from '@/contactService/schemas/origin'
import type { NewActivity, NewOrganization, NewPerson } from '@/contactService/schemas/requests'
import type { Interval } from '@/features/booking/domain/interval'
import type { Finding } from '../finding'

/** The kinds of records that a CRM makes of a booking or a contact message. */
export const crmKinds = ['organization', 'person', 'deal', 'note', 'activity'] as const
export type CrmKind = (typeof crmKinds)[number]

/** A booking or a contact message, as the site's records are now. */
export interface CrmRecords {
  /** The id of the site's deal: the booking's number. */
  readonly number: number
  readonly organization: NewOrganization | undefined
  readonly person: Pick<NewPerson, 'name' | 'email' | 'phone'>
  readonly deal: {
    readonly title: string
    readonly status: string
    readonly value: number
    readonly currency: string
    readonly description: string
  }
  /** Values of the deal's custom fields, by the fields' names. */
  readonly fields: Readonly<Record<string, string>>
  readonly origin: Origin | undefined
  readonly activity: Omit<NewActivity, 'person_id' | 'org_id' | 'deal_id' | 'origin'> & {
    readonly isCancelled: boolean
  }
  /** The CRM's user who gets deal and activity; undefined leaves them to whose the token is. */
  readonly userId: number | undefined
}

/** What is known of a record in the CRM. */
export interface CrmRecord {
  /** Null while the record is not known to exist there. */
  readonly vendor_id: number | null
  /** When a creation was begun whose outcome is unknown, in milliseconds since 1970. */
  readonly begun_at: number | null
  /** What the CRM was told last, hashed. */
  readonly fingerprint: string | null
}

/** Forgets a creation that was begun but not carried out: what was known before holds again. */
export type Undo = () => Promise<void>

/** Remembers which records exist in the CRM, before and after each call that writes. */
export interface CrmMemory {
  get(kind: CrmKind): CrmRecord
  /** A creation begins: from now on, the record may exist. */
  begin(kind: CrmKind): Promise<Undo>
  save(kind: CrmKind, vendorId: number, fingerprint: string): Promise<void>
  /** Whether a vendor's record is known as that of another booking or message. */
  isTaken(kind: CrmKind, vendorId: number): Promise<boolean>
  /**
   * The creation of a deal's custom field begins, for all bookings and instances.
   *
   * @returns undefined if another one has begun so little ago that it may still be carried out
   */
  beginField(name: string, settleMs: number): Promise<Undo | undefined>
}

/** An activity in the CRM's calendar. */
export interface CrmActivity extends Interval {
  readonly id: number
  readonly isMeeting: boolean
  /** The CRM's deal that it belongs to. */
  readonly dealId: number | null
  /** The CRM's user whose activity it is. */
  readonly userId: number | null
  /** Whether it is marked as busy, not as free. */
  readonly isBusy: boolean
}

/** All that the site knows of a CRM. */
export interface Crm {
  /**
   * Makes the CRM's records like the site's. May be called again at any time.
   *
   * @param openMemory reads what is known of the CRM's records
   * @param signal ends it when it has taken too long
   * @throws {CrmUnavailable} if it has to be tried again later
   * @throws {CrmRefusal} if the CRM refuses it for good; also what the memory throws
   */
  deliver(
    records: CrmRecords,
    openMemory: () => Promise<CrmMemory>,
    signal: AbortSignal,
  ): Promise<void>
  /**
   * The activities with a time that end after `from`, of all users.
   *
   * @throws {CrmUnavailable} if they can't be read
   */
  readBusy(from: number, signal: AbortSignal): Promise<readonly CrmActivity[]>
  /**
   * Asks for one activity; null if the CRM says that it is deleted or has no time.
   *
   * @throws {CrmUnavailable} or {CrmRefusal} if that is not known
   */
  readActivity(id: number, signal: AbortSignal): Promise<CrmActivity | null>
  /**
   * The number of the account whose token the site has.
   *
   * @throws {CrmUnavailable} or {CrmRefusal} if it can't be read
   */
  readAccount(signal: AbortSignal): Promise<number>
  /**
   * Checks before the site goes live whether it can use the account. Writes nothing.
   *
   * @param users the ids of its users whom the owner's calendar names
   */
  check(users: readonly number[]): Promise<readonly Finding[]>
}

/**
 * The CRM can't be reached or sends no usable response. The reason may be logged, because it never
 * quotes the request, its headers or the response.
 */
export class CrmUnavailable extends Error {
  constructor(
    reason: string,
    readonly options: {
      /** Whether a write may have been carried out although no usable response arrived. */
      readonly canHaveBeenWritten?: boolean
      /** How long the CRM wants no calls. */
      readonly retryAfterSeconds?: number
    } = {},
  ) {
    super(reason)
  }
}

/** The CRM refuses a request for good: sending it again would not help. */
export class CrmRefusal extends Error {
  constructor(readonly status: number) {
    super(`The CRM refused a request (${status})`)
  }
}

/** Whether an error is one of the CRM, whose message may be logged. */
export const isCrmError = (error: unknown): error is CrmUnavailable | CrmRefusal =>
  error instanceof CrmUnavailable || error instanceof CrmRefusal

/** Whether an error says that a record does not exist in the CRM any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof CrmRefusal && [404, 410].includes(error.status)

/**
 * Whether an error says that a write was not carried out. Any other error, such as one of the database,
 * may come after it.
 */
export const isNotWritten = (error: unknown): boolean =>
  error instanceof CrmRefusal ||
  (error instanceof CrmUnavailable && !error.options.canHaveBeenWritten)
