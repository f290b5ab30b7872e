import type {
  ActivityRange,
  AppointmentChange,
  Cancellation,
  DealUpdate,
  NewActivity,
  NewDeal,
  NewDealField,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type {
  BookedAppointment,
  Created,
  DealField,
  ListedActivity,
} from '@/contactService/schemas/responses'

/**
 * A page of a list: `start` is the first record's index from 0, `limit` the maximum number of
 * records.
 */
export interface PageRequest {
  readonly start: number
  readonly limit: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Whether there are records after this page. */
  readonly more: boolean
}

/**
 * The dates that can be booked now, `YYYY-MM-DD`, inclusive. Checked for new meetings only: a repeated
 * request gets its first result even if the date has passed.
 */
export interface BookableDates {
  readonly earliest: string
  readonly latest: string
}

export interface WriteOptions {
  /** Checked after the idempotency key was looked up; undefined for any date. */
  readonly bookableDates?: BookableDates
  /** Meetings to come that the person's e-mail address may have; 0 or undefined for no limit. */
  readonly openBookingsPerPerson?: number
  /**
   * Identifies this write, so that a retry after a lost response is not written twice: the same key
   * with the same record returns the first result.
   */
  readonly idempotencyKey?: string
}

/** Names a booking: its meeting, and its number, which is its deal. */
export interface BookingReference {
  readonly activityId: number
  readonly number: number
  /**
   * When its link was made, in milliseconds since 1970: a booking that is younger has only got its
   * ids again, for example after a backup was restored.
   */
  readonly issuedAt?: number
}

/** What the link in a confirmation can do. Repeating a call sends no second notification. */
export interface BookingStore {
  /** @throws {RecordNotFound} if there is no such booking, like the other methods */
  getBooking(booking: BookingReference): Promise<BookedAppointment>
  /**
   * Moves a booking, and tells of it. Nothing happens if it already is at that instant.
   *
   * @throws {DateNotBookable} if the new date is none of these
   * @throws {SlotTaken} if another meeting has the new time
   * @throws {BookingPast} if the appointment has begun
   * @throws {BookingCancelled} if it is cancelled
   * @throws {TooManyChanges} if it has been moved too often
   * @throws {BookingKept} if it can't be moved yet
   */
  changeBooking(
    booking: BookingReference,
    change: AppointmentChange,
    dates?: BookableDates,
  ): Promise<BookedAppointment>
  /**
   * Cancels a booking, and tells of it. Its time is free again, its meeting stays with a mark.
   *
   * @throws {BookingPast} if the appointment has begun
   */
  cancelBooking(booking: BookingReference, cancellation: Cancellation): Promise<BookedAppointment>
}

/**
 * Stores the contacts. This interface is all that the gateway knows of a store, so that the SQLite
 * file and a vendor's account are interchangeable.
 *
 * Each method may throw a `ContactStoreError`; any other error counts as a bug of the store.
 */
export interface ContactStore extends BookingStore {
  /** Activities that start on the range's UTC dates, sorted by start (requirements R22). */
  listActivities(range: ActivityRange, page: PageRequest): Promise<Page<ListedActivity>>
  createActivity(activity: NewActivity, options?: WriteOptions): Promise<Created>
  createPerson(person: NewPerson, options?: WriteOptions): Promise<Created>
  createOrganization(organization: NewOrganization, options?: WriteOptions): Promise<Created>
  createDeal(deal: NewDeal, options?: WriteOptions): Promise<Created>
  updateDeal(id: number, fields: DealUpdate, options?: WriteOptions): Promise<Created>
  listDealFields(page: PageRequest): Promise<Page<DealField>>
  createDealField(field: NewDealField, options?: WriteOptions): Promise<DealField>
  close(): Promise<void>
}

export type StoreProblem =
  | 'slotTaken'
  | 'tooManyBookings'
  | 'notFound'
  | 'invalidReference'
  | 'dateNotBookable'
  | 'bookingPast'
  | 'bookingCancelled'
  | 'bookingKept'
  | 'tooManyChanges'
  | 'keyReused'
  | 'unavailable'
  | 'rateLimited'

/** An error of a store. Its texts are sent to the browser, so they must hold no personal data. */
export abstract class ContactStoreError extends Error {
  abstract readonly problem: StoreProblem
  /** What is wrong with which field, for the `error_info` of the answer. */
  readonly info?: string
}

/** The meeting overlaps another one. */
export class SlotTaken extends ContactStoreError {
  readonly problem = 'slotTaken'
  constructor() {
    super('This time has just been taken by another meeting')
  }
}

/** The person or the address has as many meetings to come as it may have. */
export class TooManyBookings extends ContactStoreError {
  readonly problem = 'tooManyBookings'
  constructor() {
    super('There are too many open bookings: one of them must be over first')
  }
}

/** The appointment has begun, so it can't be changed or cancelled. */
export class BookingPast extends ContactStoreError {
  readonly problem = 'bookingPast'
  constructor() {
    super('This appointment has already begun')
  }
}

/** The booking is cancelled, so it can't be moved. */
export class BookingCancelled extends ContactStoreError {
  readonly problem = 'bookingCancelled'
  constructor() {
    super('This booking is cancelled')
  }
}

/** The vendor does not have the booking yet, so it can't be moved. */
export class BookingKept extends ContactStoreError {
  readonly problem = 'bookingKept'
  constructor() {
    super('This booking can not be moved yet: please try again later')
  }
}

/** The booking has been moved too often. */
export class TooManyChanges extends ContactStoreError {
  readonly problem = 'tooManyChanges'
  constructor() {
    super('This booking has been changed too often')
  }
}

/** The idempotency key has already been used for another record. */
export class IdempotencyKeyReused extends ContactStoreError {
  readonly problem = 'keyReused'
  constructor() {
    super('This Idempotency-Key was used for another request')
  }
}

/** The date can't be booked any more, or not yet. */
export class DateNotBookable extends ContactStoreError {
  readonly problem = 'dateNotBookable'
  override readonly info: string
  constructor({ earliest, latest }: BookableDates) {
    super('This date can not be booked any more')
    this.info = `body/due_date must be from ${earliest} to ${latest}`
  }
}

/** The record to change does not exist. */
export class RecordNotFound extends ContactStoreError {
  readonly problem = 'notFound'
  constructor(kind: string, id: number) {
    super(`There is no ${kind} ${id}`)
  }
}

/** The record refers to another one that does not exist. */
export class InvalidReference extends ContactStoreError {
  readonly problem = 'invalidReference'
  constructor(kind: string, reference: string | number) {
    super(`There is no ${kind} ${reference} to refer to`)
  }
}

/** The store is not available now; the same call may succeed later. */
export class StoreUnavailable extends ContactStoreError {
  readonly problem = 'unavailable'
  constructor(cause?: unknown) {
    super('The contact store can not be reached', { cause })
  }
}

/** The store's rate limit is used up. */
export class RateLimited extends ContactStoreError {
  readonly problem = 'rateLimited'
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests: please wait a moment')
  }
}

/** @throws {DateNotBookable} if there are bookable dates, and the date is none of them */
export function requireBookableDate(date: string, dates: BookableDates | undefined): void {
  if (dates && (date < dates.earliest || date > dates.latest)) throw new DateNotBookable(dates)
}

/** The most times that a booking can be moved: each time mails are sent. */
const maxChanges = 20

/** @throws {TooManyChanges} if a booking that has been moved so often can't be moved again */
export function requireChangesLeft(changes: number): void {
  if (changes >= maxChanges) throw new TooManyChanges()
}
