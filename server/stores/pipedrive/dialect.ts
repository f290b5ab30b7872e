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

/** A record of the site, reduced to the fields by which the record is recognized. */
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

/** The differences between the two versions of the vendor's API. */
export interface Dialect {
  /** Path of the version below the vendor's origin. */
  readonly basePath: string
  readonly updateMethod: 'PUT' | 'PATCH'
  toPerson(person: NewPerson): object
  toDealUpdate(fields: DealUpdate): object
  toDealField(field: NewDealField): object
  toActivity(activity: NewActivity): object
  /** Fields that mark a cancelled activity as done, and its owner as free. */
  readonly cancelled: object
  /** @throws {ValiError} if the vendor's record lacks a field that the site needs */
  readDealField(data: unknown): DealField
  /** Returns undefined for an activity that is deleted or has no date. */
  readActivity(data: unknown): CalendarActivity | undefined
  readFound(list: SearchableList, data: unknown): FoundRecord
  /** Query for the activities of all users on these dates. The result may include other dates. */
  getCalendarQuery(range: DateRange): Query
  /**
   * Whether the calendar's query lists the activities of all dates, latest first, because this version
   * can't filter by date.
   */
  readonly listsLatestFirst: boolean
  /** Query for activities that include those of this deal on this date. */
  getActivityQuery(dealId: number, date: string): Query
  readonly newestFirst: Query
  /** Query for the next page, from the `additional_data` of this page; undefined after the last page. */
  getNextPage(additionalData: unknown): Query | undefined
}

export const maxPageSize = 500
