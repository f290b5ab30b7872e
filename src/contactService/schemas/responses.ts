import * as v from 'valibot'

/**
 * Response schemas. The browser parses responses with them and drops unknown fields; the gateway
 * sends no other fields.
 */

export const createdSchema = v.object({ id: v.pipe(v.number(), v.safeInteger()) })

export type Created = v.InferOutput<typeof createdSchema>

export const dealFieldSchema = v.object({ key: v.string(), name: v.string() })

export type DealField = v.InferOutput<typeof dealFieldSchema>

/** A schema that reads a missing or invalid value as null. */
const nullIfMissing = <Schema extends v.GenericSchema<string>>(schema: Schema) =>
  v.fallback(v.nullable(schema), null)

/**
 * A text in the format that the service writes. Only the pacts check the format: the site accepts any
 * text (requirements R21).
 */
const written = (pattern: RegExp) => v.pipe(v.string(), v.metadata({ pattern: pattern.source }))

/** An activity as the availability needs it: only the date is mandatory. */
export const listedActivitySchema = v.object({
  due_date: written(/^\d{4}-\d{2}-\d{2}$/),
  due_time: nullIfMissing(written(/^\d{2}:\d{2}(:\d{2})?$/)),
  duration: nullIfMissing(written(/^\d{2}:\d{2}$/)),
  source_timezone: nullIfMissing(v.string()),
  subject: v.fallback(v.string(), ''),
})

export type ListedActivity = v.InferOutput<typeof listedActivitySchema>

/** The appointment that the link in a confirmation opens; nothing of it says whose it is. */
export const bookedAppointmentSchema = v.object({
  /** The number of the booking: its deal. */
  number: v.pipe(v.number(), v.safeInteger()),
  due_date: written(/^\d{4}-\d{2}-\d{2}$/),
  due_time: written(/^\d{2}:\d{2}$/),
  source_timezone: v.string(),
  /** `past` from the appointment's start on; then it can't be changed or cancelled. */
  state: v.picklist(['booked', 'cancelled', 'past']),
})

export type BookedAppointment = v.InferOutput<typeof bookedAppointmentSchema>

/** The calling code of the visitor's country, such as `+57`; null if it is unknown. */
export const detectedCountrySchema = v.object({ country_calling_code: v.nullable(v.string()) })

export type DetectedCountry = v.InferOutput<typeof detectedCountrySchema>

/**
 * The `error_info` of refusals that the browser tells apart from others with the same status. 409
 * without a code means that the slot can't be booked any more.
 */
export const errorCodes = {
  /** 403: the capability of a record is missing or has expired. */
  capability: 'capability',
  /** 403: the visitor has too many open bookings to make another. */
  tooManyBookings: 'open_bookings',
  /** 403: the token in the link of an appointment is invalid. */
  invalidLink: 'booking_link',
  /** 403: the link of an appointment has expired. */
  expiredLink: 'booking_link_expired',
  /** 409: the appointment has begun. */
  past: 'booking_past',
  /** 409: a cancelled appointment can't be moved. */
  cancelled: 'booking_cancelled',
  /** 403: moved so often that it can only be cancelled. */
  tooManyChanges: 'booking_changes',
  /** 404: there is no such record. */
  notFound: 'not_found',
} as const

export const paginationSchema = v.object({
  start: v.number(),
  limit: v.number(),
  more_items_in_collection: v.boolean(),
  /** NaN if the service announces a page without saying where it starts. */
  next_start: v.fallback(v.exactOptional(v.number()), Number.NaN),
})

export type Pagination = v.InferOutput<typeof paginationSchema>

/** The envelope of a single record. */
export const getRecordSchema = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ success: v.literal(true), data })

/** The envelope of a page of a list, where an empty list is `null` (requirements R22). */
export const getPageSchema = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    success: v.literal(true),
    data: v.nullable(v.array(item)),
    additional_data: v.object({ pagination: paginationSchema }),
  })

export type RecordResponse<Data> = v.InferOutput<
  ReturnType<typeof getRecordSchema<v.GenericSchema<Data>>>
>

export type PageResponse<Item> = v.InferOutput<
  ReturnType<typeof getPageSchema<v.GenericSchema<Item>>>
>
