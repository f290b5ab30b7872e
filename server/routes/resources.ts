import type { FastifyInstance, FastifyReply } from 'fastify'
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
import type { RecordKind } from '../capabilities'
import type { ContactStore } from '../records/recordStore'
import { getClientAddress } from '../limits/clientAddress'
import { createOpenBookings } from '../openBookings'
import { checkActivity, getBookableDates, getEnd } from './activityRules'
import { getRangeFromToday, toPublicActivity } from './calendarResponse'
import { getRequestSchema, type WireTypeProvider } from './jsonSchema'
import {
  getPageRequest,
  getPageResponseSchemas,
  getRecordResponseSchemas,
  toPageResponse,
  toRecordResponse,
} from './responses'
import {
  createSuspectKeeper,
  getWriteOptions,
  sendCapability,
  type SuspectOptions,
  type Write,
} from './writes'

export interface ResourceOptions extends SuspectOptions {
  readonly store: ContactStore
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
  /** The most future meetings of one e-mail address; 0 for no limit. */
  readonly openBookingsPerPerson: number
  /** The most future meetings that one IP address may book; 0 for no limit. */
  readonly openBookingsPerAddress: number
  /** Called for each meeting that was booked. */
  readonly onBooked: () => void
}

const writeSchema = {
  querystring: getRequestSchema(writeQuerySchema),
  headers: getRequestSchema(writeHeadersSchema),
}

/** Registers the site's API calls (requirements, section 7), in the envelope of the vendor's API v1. */
export function registerResources(gateway: FastifyInstance, options: ResourceOptions): void {
  const { store, capabilities, now, openBookingsPerPerson, onBooked } = options
  const keepIfSuspect = createSuspectKeeper(options)
  const api = gateway.withTypeProvider<WireTypeProvider>()
  const openBookings = createOpenBookings(options.openBookingsPerAddress, now)

  // Like the vendor: 201 for new records, 200 for changed ones and for new fields.
  const created = getRecordResponseSchemas(201, createdSchema)

  /** Creates a record, or keeps it for the owner, and sends its id and capability. */
  const sendCreated = async (
    reply: FastifyReply,
    kind: RecordKind,
    request: Write & { readonly body: object },
    create: () => Promise<Created>,
  ) => {
    const { body } = request
    const { id } = (await keepIfSuspect(request, body, { [kind]: body })) ?? (await create())
    sendCapability(reply, capabilities.issue(kind, id))
    return reply.code(201).send(toRecordResponse({ id }))
  }

  api.post(
    '/organizations',
    {
      schema: { ...writeSchema, body: getRequestSchema(newOrganizationSchema), response: created },
    },
    (request, reply) =>
      sendCreated(reply, 'organization', request, () =>
        store.createOrganization(request.body, getWriteOptions(request.headers)),
      ),
  )

  api.post(
    '/persons',
    { schema: { ...writeSchema, body: getRequestSchema(newPersonSchema), response: created } },
    (request, reply) =>
      sendCreated(reply, 'person', request, () =>
        store.createPerson(request.body, getWriteOptions(request.headers)),
      ),
  )

  api.post(
    '/deals',
    { schema: { ...writeSchema, body: getRequestSchema(newDealSchema), response: created } },
    (request, reply) =>
      sendCreated(reply, 'deal', request, () =>
        store.createDeal(request.body, getWriteOptions(request.headers)),
      ),
  )

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
      const { body, headers } = request
      checkActivity(body, now())
      const write = () =>
        store.createActivity(body, {
          ...getWriteOptions(headers),
          openBookingsPerPerson,
          bookableDates: getBookableDates(body, now()),
        })
      const book = async () => {
        const key = headers['idempotency-key']
        const record = await openBookings.count(
          { clientAddress: getClientAddress(request), key, endsAt: getEnd(body, now()) },
          write,
        )
        if (record.isNew) onBooked()
        return record
      }
      const { id } =
        (await keepIfSuspect(request, body, { activity: body })) ??
        (await (body.type === 'meeting' ? book() : write()))
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
      const range = getRangeFromToday(query, now())
      const page = getPageRequest(query)
      if (!range) return toPageResponse({ items: [], more: false }, page)
      const ownDeals = capabilities.listIds(headers['x-record-capabilities'], 'deal')
      const { items, more } = await store.listActivities(range, page, ownDeals)
      return toPageResponse({ items: items.map(toPublicActivity), more }, page)
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
    async ({ query }) => {
      const page = getPageRequest(query)
      return toPageResponse(await store.listDealFields(page), page)
    },
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
