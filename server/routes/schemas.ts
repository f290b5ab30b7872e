/** Schemas of what comes in. Whatever is not named here is refused. */

const visibleText = (maxLength: number) => ({
  type: 'string',
  minLength: 1,
  maxLength,
  format: 'visible-text',
})

const freeText = (maxLength: number) => ({ type: 'string', maxLength, format: 'free-text' })

const id = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** The fields of an object; those named optional may be left out. */
const record = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
})

const contactPoints = (maxLength: number) => ({
  type: 'array',
  minItems: 1,
  maxItems: 5,
  items: record({ value: visibleText(maxLength), primary: { type: 'boolean' } }),
})

export const newOrganization = record({ name: visibleText(255) })

export const newPerson = record(
  { name: visibleText(255), email: contactPoints(254), phone: contactPoints(50), org_id: id },
  ['phone', 'org_id'],
)

export const newDeal = record(
  {
    title: visibleText(600),
    person_id: id,
    org_id: id,
    status: { const: 'open' },
    value: { type: 'number', minimum: 0, maximum: 1_000_000_000 },
    currency: { const: 'EUR' },
    description: freeText(2_000),
  },
  ['org_id', 'description'],
)

/** Custom fields only: the site changes nothing else of a deal. */
export const dealUpdate = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 20,
  patternProperties: { '^[0-9a-f]{40}$': freeText(255) },
}

export const newDealField = record({ name: visibleText(100), field_type: { const: 'varchar' } })

export const newActivity = record(
  {
    subject: visibleText(600),
    type: { enum: ['meeting', 'email'] },
    due_date: { type: 'string', format: 'date' },
    due_time: { type: 'string', format: 'optional-time' },
    duration: { type: 'string', format: 'optional-time' },
    person_id: id,
    org_id: id,
    deal_id: id,
    note: freeText(10_000),
    source_timezone: { type: 'string', maxLength: 60, format: 'optional-time-zone' },
  },
  ['org_id'],
)

/** Query values are texts: the numbers among them are read by `pageOf`. */
const pageQuery = {
  start: { type: 'string', pattern: '^[0-9]{1,9}$' },
  limit: { type: 'string', pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' },
}

const query = (properties: Record<string, object>, optional: readonly string[]) =>
  record({ api_token: { type: 'string' }, ...properties }, optional)

const date = { type: 'string', format: 'date' }

export const activitiesQuery = query({ start_date: date, end_date: date, ...pageQuery }, [
  'start',
  'limit',
])

export const dealFieldsQuery = query(pageQuery, ['start', 'limit'])

export const writeQuery = query({}, [])

export const writeHeaders = {
  type: 'object',
  properties: { 'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9._:-]{1,100}$' } },
}

export const dealParams = record({ id: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } })
