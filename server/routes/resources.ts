import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import {
  dealPathSchema,
  dealUpdateSchema,
  listActivitiesQuerySchema,
  listDealFieldsQuerySchema,
  newActivitySchema,
  newDealFieldSchema,
  newDealSchema,
  newOrganizationSchema,
  newPersonSchema,
  writeHeadersSchema,
  writeQuerySchema,
} from '@/contactService/schemas/requests'
import {
  createdSchema,
  dealFieldSchema,
  listedActivitySchema,
  type ListedActivity,
} from '@/contactService/schemas/responses'
import type { ContactStore, WriteOptions } from '../contactStore'
import { RequestRefused } from '../failures'
import { getRequestSchema, type WireTypeProvider } from './jsonSchema'
import {
  getPageRequest,
  pageResponses,
  recordResponses,
  toPageResponse,
  toRecordResponse,
} from './responses'

type WriteHeaders = v.InferOutput<typeof writeHeadersSchema>

const getWriteOptions = (headers: WriteHeaders): WriteOptions => {
  const idempotencyKey = headers['idempotency-key']
  return idempotencyKey === undefined ? {} : { idempotencyKey }
}

/** Reduces another visitor's appointment to its time: nothing else may be public. */
const hideSubject = (activity: ListedActivity): ListedActivity => ({ ...activity, subject: 'Busy' })

const writeSchema = {
  querystring: getRequestSchema(writeQuerySchema),
  headers: getRequestSchema(writeHeadersSchema),
}

/** Registers the site's API calls (requirements, section 7), in the vendor's v1 envelope. */
export function registerResources(gateway: FastifyInstance, store: ContactStore): void {
  const api = gateway.withTypeProvider<WireTypeProvider>()

  // Like the vendor: 201 for new records, 200 for changed ones and for new fields.
  const created = recordResponses(201, createdSchema)

  api.post(
    '/organizations',
    {
      schema: { ...writeSchema, body: getRequestSchema(newOrganizationSchema), response: created },
    },
    async ({ body, headers }, reply) => {
      const record = await store.createOrganization(body, getWriteOptions(headers))
      return reply.code(201).send(toRecordResponse(record))
    },
  )

  api.post(
    '/persons',
    { schema: { ...writeSchema, body: getRequestSchema(newPersonSchema), response: created } },
    async ({ body, headers }, reply) => {
      const record = await store.createPerson(body, getWriteOptions(headers))
      return reply.code(201).send(toRecordResponse(record))
    },
  )

  api.post(
    '/deals',
    { schema: { ...writeSchema, body: getRequestSchema(newDealSchema), response: created } },
    async ({ body, headers }, reply) => {
      const record = await store.createDeal(body, getWriteOptions(headers))
      return reply.code(201).send(toRecordResponse(record))
    },
  )

  api.post(
    '/deals/:id',
    {
      schema: {
        ...writeSchema,
        params: getRequestSchema(dealPathSchema),
        body: getRequestSchema(dealUpdateSchema),
        response: recordResponses(200, createdSchema),
      },
    },
    async ({ params, body, headers }) =>
      toRecordResponse(await store.updateDeal(Number(params.id), body, getWriteOptions(headers))),
  )

  api.post(
    '/activities',
    { schema: { ...writeSchema, body: getRequestSchema(newActivitySchema), response: created } },
    async ({ body, headers }, reply) => {
      const record = await store.createActivity(body, getWriteOptions(headers))
      return reply.code(201).send(toRecordResponse(record))
    },
  )

  api.get(
    '/activities',
    {
      schema: {
        querystring: getRequestSchema(listActivitiesQuerySchema),
        response: pageResponses(listedActivitySchema),
      },
    },
    async ({ query }) => {
      const { start_date, end_date } = query
      if (end_date < start_date) {
        throw new RequestRefused(400, 'The request is not valid', 'end_date is before start_date')
      }
      const page = getPageRequest(query)
      const { items, more } = await store.listActivities({ start_date, end_date }, page)
      return toPageResponse({ items: items.map(hideSubject), more }, page)
    },
  )

  api.get(
    '/dealFields',
    {
      schema: {
        querystring: getRequestSchema(listDealFieldsQuerySchema),
        response: pageResponses(dealFieldSchema),
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
        response: recordResponses(200, dealFieldSchema),
      },
    },
    async ({ body, headers }) =>
      toRecordResponse(await store.createDealField(body, getWriteOptions(headers))),
  )
}
