import type {
  DealUpdate,
  NewActivity,
  NewDealField,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import type { VendorRequest } from './vendorClient'
import type { CalendarActivity } from './vendorTime'

export type Query = NonNullable<VendorRequest['query']>

/** A record that the site created, in the fields that tell it from others. */
export interface FoundRecord {
  readonly id: number
  /** ISO instant in UTC. */
  readonly addedAt: string
  readonly name: string
  readonly email: string | undefined
  readonly personId: number | null
  readonly orgId: number | null
}

export type SearchableList = 'organizations' | 'persons' | 'deals'

/** Inclusive UTC dates. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

/** What differs between the two versions of the vendor's API. */
export interface Dialect {
  /** Path of the version below the vendor's origin. */
  readonly basePath: string
  readonly updateMethod: 'PUT' | 'PATCH'
  toPerson(person: NewPerson): object
  toDealUpdate(fields: DealUpdate): object
  toDealField(field: NewDealField): object
  toActivity(activity: NewActivity): object
  /** Marks an activity as done, and its owner as free. */
  readonly cancelled: object
  /** @throws {ValiError} if the vendor's record lacks what the site needs */
  readDealField(data: unknown): DealField
  /** Returns undefined for an activity that is deleted or has no date. */
  readActivity(data: unknown): CalendarActivity | undefined
  readFound(list: SearchableList, data: unknown): FoundRecord
  /** Query of everybody's activities on these dates, or of more; pages of the longest length. */
  getCalendarQuery(range: DateRange): Query
  /**
   * Whether the calendar's query lists all activities, those due last first, because the vendor
   * has no filter by date.
   */
  readonly listsLatestFirst: boolean
  /** Query of the activities among which one of this deal and date must be. */
  getActivityQuery(dealId: number, date: string): Query
  readonly newestFirst: Query
  /** Query of the next page by the `additional_data` of this one; undefined after the last. */
  getNextPage(additionalData: unknown): Query | undefined
}

export const maxPageSize = 500
