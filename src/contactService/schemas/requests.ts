import * as v from 'valibot'
import { siteConfig } from '@/site/siteConfig'
import { newIndustryField } from './industryField'
import { campaignParameters, maxOriginLength } from './origin'

/**
 * Request schemas. The gateway validates requests with them and refuses unknown fields; the browser
 * only uses their types.
 */

// Functions that build a schema have nouns as names, like valibot's own `v.string()`.

/**
 * A text in one of the gateway's formats (`server/routes/schemas.ts`). The format is metadata
 * for the JSON schema only: the browser accepts any text.
 */
const formatted = (format: string) => v.pipe(v.string(), v.metadata({ format }))

/** Text with at least one visible character. */
const visibleText = (maxLength: number) =>
  v.pipe(formatted('visible-text'), v.minLength(1), v.maxLength(maxLength))

/** Any text, may be empty. */
const freeText = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** `YYYY-MM-DD`. */
const date = v.pipe(v.string(), v.isoDate())

/** `HH:mm` or `HH:mm:ss`; empty for an activity without time. */
const optionalTime = formatted('optional-time')

export const newOrganizationSchema = v.strictObject({ name: visibleText(255) })

export type NewOrganization = v.InferOutput<typeof newOrganizationSchema>

const contactPoints = (format: 'contact-email' | 'contact-phone', maxLength: number) =>
  v.pipe(
    v.array(
      v.strictObject({
        value: v.pipe(formatted(format), v.maxLength(maxLength)),
        primary: v.boolean(),
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  )

export const newPersonSchema = v.strictObject({
  name: visibleText(255),
  email: contactPoints('contact-email', 254),
  phone: v.exactOptional(contactPoints('contact-phone', 50)),
  org_id: v.exactOptional(id),
})

export type NewPerson = v.InferOutput<typeof newPersonSchema>

export const newDealSchema = v.strictObject({
  title: visibleText(600),
  person_id: id,
  org_id: v.exactOptional(id),
  status: v.literal('open'),
  // As a set, because both may be worth the same.
  value: v.picklist([...new Set([siteConfig.deals.message, siteConfig.deals.demo])]),
  currency: v.literal(siteConfig.deals.currency),
  description: v.exactOptional(freeText(2_000)),
})

export type NewDeal = v.InferOutput<typeof newDealSchema>

/** The custom field to set, by its key: the site changes nothing else of a deal. */
export const dealUpdateSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)), freeText(255)),
  v.minEntries(1),
  v.maxEntries(1),
)

export type DealUpdate = v.InferOutput<typeof dealUpdateSchema>

export const newDealFieldSchema = v.strictObject({
  name: v.literal(newIndustryField.name),
  field_type: v.literal(newIndustryField.field_type),
})

export type NewDealField = v.InferOutput<typeof newDealFieldSchema>

const originValue = v.exactOptional(visibleText(maxOriginLength))

const originSchema = v.pipe(
  v.strictObject(v.entriesFromList([...campaignParameters, 'referrer'], originValue)),
  v.minEntries(1),
)

export const newActivitySchema = v.strictObject({
  subject: visibleText(600),
  type: v.picklist(['meeting', 'email']),
  due_date: date,
  due_time: optionalTime,
  duration: optionalTime,
  person_id: id,
  org_id: v.exactOptional(id),
  deal_id: id,
  note: freeText(10_000),
  /** An IANA name, or empty for UTC (requirements R21). */
  source_timezone: v.pipe(formatted('optional-time-zone'), v.maxLength(60)),
  /** Where the visitor came from, if that is known (requirements R63). */
  origin: v.exactOptional(originSchema),
})

export type NewActivity = v.InferOutput<typeof newActivitySchema>

/** The new time of a booked appointment: the rules are those of a new meeting. */
export const appointmentChangeSchema = v.strictObject({
  due_date: date,
  due_time: optionalTime,
  source_timezone: v.pipe(formatted('optional-time-zone'), v.maxLength(60)),
})

export type AppointmentChange = v.InferOutput<typeof appointmentChangeSchema>

/** Body of a cancellation, which may come without one. */
export const cancellationSchema = v.strictObject({ reason: v.exactOptional(freeText(500)) })

export type Cancellation = v.InferOutput<typeof cancellationSchema>

/** Inclusive UTC dates. */
const activityRangeSchema = v.strictObject({ start_date: date, end_date: date })

export type ActivityRange = v.InferOutput<typeof activityRangeSchema>

/** The site's key, in every request's query. */
const siteKey = { api_token: v.string() }

/** Page of a list; numbers in a query are strings. */
const page = {
  start: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/))),
  limit: v.exactOptional(v.pipe(v.string(), v.regex(/^([1-9][0-9]?|[1-4][0-9]{2}|500)$/))),
}

export const writeQuerySchema = v.strictObject(siteKey)

export const writeHeadersSchema = v.object({
  'accept-language': v.exactOptional(v.string()),
  /** Whole seconds since the visitor first saw the form. */
  'x-form-age': v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/)),
  /** Sent if the form's hidden field, which people do not see, was filled in. */
  'x-form-trap': v.exactOptional(v.literal('filled')),
  /** The capabilities of the records that the request refers to, separated by spaces. */
  'x-record-capabilities': v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\w.-]{1,120}( [\w.-]{1,120}){0,4}$/)),
  ),
  'idempotency-key': v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._:-]{1,100}$/))),
})

/** Whatever is in it: a calendar is shown also to who has no valid capability. */
export const listActivitiesHeadersSchema = v.object({
  'x-record-capabilities': v.exactOptional(v.string()),
})

export const recordPathSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,14}$/)),
})

export const listDealFieldsQuerySchema = v.strictObject({ ...siteKey, ...page })

export const listActivitiesQuerySchema = v.strictObject({
  ...siteKey,
  ...activityRangeSchema.entries,
  ...page,
})

export type PageQuery = Pick<v.InferOutput<typeof listDealFieldsQuerySchema>, 'start' | 'limit'>
