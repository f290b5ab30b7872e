import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import {
  dealUpdateSchema,
  listActivitiesHeadersSchema,
  listActivitiesQuerySchema,
  listDealFieldsQuerySchema,
  newActivitySchema,
  newDealFieldSchema,
  newDealSchema,
  newOrganizationSchema,
  newPersonSchema,
  recordPathSchema,
  writeHeadersSchema,
  writeQuerySchema,
} from '@/contactService/schemas/requests'
import {
  createdSchema,
  dealFieldSchema,
  listedActivitySchema,
  type Created,
} from '@/contactService/schemas/responses'
import { getInterval } from '@/features/booking/domain/interval'
import { checkAuthorization } from '../bookingLinks'
import type { RecordKind } from '../capabilities'
import { StoreError } from '../records/storeError'
import type { WriteOptions } from '../records/activities'
import { getClientAddress, TooManyRequests } from '../limits/requestLimits'
import { createWorkLimit } from '../limits/workLimit'
import { hourMs } from '../time'
import type { ApiOptions } from './apiOptions'
import { checkActivity, getBookableDates, getBookableRange, toKnownZone } from './activityRules'
import {
  getRequestSchema,
  getPageResponseSchemas,
  getRecordResponseSchemas,
  toPageResponse,
  toRecordResponse,
  type WireTypeProvider,
} from './schemas'
import { createSuspectKeeper, getWriteOptions, type WriteHeaders } from './writes'

const writeSchema = {
  querystring: getRequestSchema(writeQuerySchema),
  headers: getRequestSchema(writeHeadersSchema),
}

/** Registers the site's API calls (requirements, section 7), in the envelope of the vendor's API v1. */
export function registerResources(gateway: FastifyInstance, options: ApiOptions): void {
  const { configuration, store, capabilities, bookingLinks, metrics, now } = options
  const { openBookingsPerPerson, openBookingsPerAddress } = configuration
  const keepIfSuspect = createSuspectKeeper(options)
  const api = gateway.withTypeProvider<WireTypeProvider>()
  const bookings = createWorkLimit(
    openBookingsPerAddress,
    now,
    () => new StoreError('tooManyBookings'),
  )
  const messages = createWorkLimit(
    openBookingsPerAddress,
    now,
    (waitMs) => new TooManyRequests(Math.ceil(waitMs / 1_000)),
  )

  // Like the vendor: 201 for new records, 200 for changed ones and for new fields.
  const created = getRecordResponseSchemas(201, createdSchema)

  /** Registers the call that creates a record, or keeps it for the owner, and sends its id and capability. */
  const registerCreation = <Body extends object>(
    kind: RecordKind,
    schema: v.GenericSchema<unknown, Body>,
    create: (body: Body, options: WriteOptions) => Promise<Created>,
  ) => {
    gateway.post<{ Body: unknown; Headers: WriteHeaders }>(
      `/${kind}s`,
      { schema: { ...writeSchema, body: getRequestSchema(schema), response: created } },
      async (request, reply) => {
        const { headers } = request
        // Checked by its schema, which this generic function hides from the type provider.
        const body = request.body as Body
        const { id } =
          (await keepIfSuspect(request, body, { [kind]: body })) ??
          (await create(body, getWriteOptions(headers)))
        reply.header('x-record-capability', capabilities.issue(kind, id))
        return reply.code(201).send(toRecordResponse({ id }))
      },
    )
  }
  registerCreation('organization', newOrganizationSchema, (body, write) =>
    store.createOrganization(body, write),
  )
  registerCreation('person', newPersonSchema, (body, write) => store.createPerson(body, write))
  registerCreation('deal', newDealSchema, (body, write) => store.createDeal(body, write))

  api.post(
    '/deals/:id',
    {
      schema: {
        ...writeSchema,
        params: getRequestSchema(recordPathSchema),
        body: getRequestSchema(dealUpdateSchema),
        response: getRecordResponseSchemas(200, createdSchema),
      },
    },
    async (request) => {
      const { params, body } = request
      const id = Number(params.id)
      return toRecordResponse(
        (await keepIfSuspect(request, { deal_id: id }, { fields: body })) ??
          (await store.updateDeal(id, body)),
      )
    },
  )

  api.post(
    '/activities',
    { schema: { ...writeSchema, body: getRequestSchema(newActivitySchema), response: created } },
    async (request, reply) => {
      const { headers } = request
      const body = toKnownZone(request.body)
      checkActivity(body, now())
      const write = () =>
        store.createActivity(body, {
          ...getWriteOptions(headers),
          openBookingsPerPerson,
          bookableDates: getBookableDates(body, now()),
        })
      const client = getClientAddress(request)
      const book = async () => {
        // A deal has one meeting, which is changed by later requests.
        const booking = { client, subject: body.deal_id, endsAt: getInterval(body)?.end ?? now() }
        const record = await bookings.count(booking, write)
        if (record.isNew) metrics.bookings.inc()
        return record
      }
      const sendMessage = () => {
        const message = { client, subject: {}, endsAt: now() + hourMs }
        return messages.count(message, write, ({ isNew }) => isNew)
      }
      const { id } =
        (await keepIfSuspect(request, body, { activity: body })) ??
        (await (body.type === 'meeting' ? book() : sendMessage()))
      return reply.code(201).send(toRecordResponse({ id }))
    },
  )

  api.get(
    '/activities',
    {
      schema: {
        querystring: getRequestSchema(listActivitiesQuerySchema),
        headers: getRequestSchema(listActivitiesHeadersSchema),
        response: getPageResponseSchemas(listedActivitySchema),
      },
    },
    async ({ query, headers }) => {
      const range = getBookableRange(query, now())
      if (!range) return toPageResponse([], query)
      const found = checkAuthorization(bookingLinks, headers)
      const link = typeof found === 'object' ? found : undefined
      const ownDeals = capabilities.listIds(headers['x-record-capabilities'], 'deal')
      return toPageResponse(await store.listActivities(range, ownDeals, link), query)
    },
  )

  api.get(
    '/dealFields',
    {
      schema: {
        querystring: getRequestSchema(listDealFieldsQuerySchema),
        response: getPageResponseSchemas(dealFieldSchema),
      },
    },
    async ({ query }) => toPageResponse(await store.listDealFields(), query),
  )

  api.post(
    '/dealFields',
    {
      schema: {
        ...writeSchema,
        body: getRequestSchema(newDealFieldSchema),
        response: getRecordResponseSchemas(200, dealFieldSchema),
      },
    },
    async ({ body }) => toRecordResponse(await store.createDealField(body)),
  )
}
