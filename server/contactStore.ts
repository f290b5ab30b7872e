import type {
  ActivityRange,
  DealUpdate,
  NewActivity,
  NewDeal,
  NewDealField,
  NewOrganization,
  NewPerson,
} from '../src/contactService/schemas/requests'
import type { Created, DealField, ListedActivity } from '../src/contactService/schemas/responses'

/** Which part of a list: the first record's place, from 0, and how many records at most. */
export interface PageRequest {
  readonly start: number
  readonly limit: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  /** Whether records follow the last one of this page. */
  readonly more: boolean
}

export interface WriteOptions {
  /**
   * Names this write, so that asking again after a lost answer writes nothing twice: the same key
   * with the same record answers what the first time answered.
   */
  readonly idempotencyKey?: string
}

/**
 * Where contacts are kept. Everything that the gateway knows of a store stands here, so that the
 * file on this machine and a vendor's account can take each other's place.
 *
 * Each method may throw a `ContactStoreError`; anything else is a fault of the store.
 */
export interface ContactStore {
  /** Activities that start on the range's UTC dates, in order of their start (requirements R22). */
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
  'slotTaken' | 'notFound' | 'invalidReference' | 'keyReused' | 'unavailable' | 'rateLimited'

/** Something that a store refuses. The message is shown to visitors: it names no person. */
export abstract class ContactStoreError extends Error {
  abstract readonly problem: StoreProblem
}

/** The meeting overlaps another one. */
export class SlotTaken extends ContactStoreError {
  readonly problem = 'slotTaken'
  constructor() {
    super('This time has just been taken by another meeting')
  }
}

/** The record that the call addresses does not exist. */
export class RecordNotFound extends ContactStoreError {
  readonly problem = 'notFound'
  constructor(kind: string, id: number) {
    super(`There is no ${kind} ${id}`)
  }
}

/** The record names another one that does not exist. */
export class InvalidReference extends ContactStoreError {
  readonly problem = 'invalidReference'
  constructor(kind: string, reference: string | number) {
    super(`There is no ${kind} ${reference} to refer to`)
  }
}

/** The idempotency key has already been used for another record. */
export class IdempotencyKeyReused extends ContactStoreError {
  readonly problem = 'keyReused'
  constructor() {
    super('This Idempotency-Key was used for another request')
  }
}

/** The store can't answer now; the same call may succeed later. */
export class StoreUnavailable extends ContactStoreError {
  readonly problem = 'unavailable'
  constructor(cause?: unknown) {
    super('The contact store can not be reached', { cause })
  }
}

/** The store asks for patience. */
export class RateLimited extends ContactStoreError {
  readonly problem = 'rateLimited'
  constructor(readonly retryAfterSeconds: number) {
    super('Too many requests: please wait a moment')
  }
}
