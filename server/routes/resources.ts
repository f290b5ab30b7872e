import type { FastifyInstance } from 'fastify'
import type {
  ActivityRange,
  DealUpdate,
  ListedActivity,
  NewActivity,
  NewDeal,
  NewDealField,
  NewOrganization,
  NewPerson,
} from '../../src/contactService/wire'
import type { ContactStore, WriteOptions } from '../contactStore'
import { RequestRefused } from '../failures'
import { answers, listed, pageOf, single, type PageQuery } from './answers'
import {
  activitiesQuery,
  dealFieldsQuery,
  dealParams,
  dealUpdate,
  newActivity,
  newDeal,
  newDealField,
  newOrganization,
  newPerson,
  writeHeaders,
  writeQuery,
} from './schemas'

interface WriteHeaders {
  readonly 'idempotency-key'?: string
}

const optionsOf = (headers: WriteHeaders): WriteOptions => {
  const idempotencyKey = headers['idempotency-key']
  return idempotencyKey === undefined ? {} : { idempotencyKey }
}

/** What a visitor may see of somebody's appointment: when it is, and that it is one. */
const neutral = (activity: ListedActivity): ListedActivity => ({ ...activity, subject: 'Busy' })

/** The site's calls (requirements, section 7), in the vendor's v1 envelope. */
export function registerResources(api: FastifyInstance, store: ContactStore): void {
  const create = (
    path: string,
    contract: { readonly body: object; readonly status: 200 | 201; readonly response: object },
    write: (record: never, options: WriteOptions) => Promise<unknown>,
  ) => {
    const { status, ...schemas } = contract
    const schema = { querystring: writeQuery, headers: writeHeaders, ...schemas }
    api.post<{ Headers: WriteHeaders }>(path, { schema }, async (request, reply) => {
      const answer = await write(request.body as never, optionsOf(request.headers))
      return reply.code(status).send(single(answer))
    })
  }

  const created = { status: 201, response: answers.created } as const
  create(
    '/organizations',
    { body: newOrganization, ...created },
    (organization: NewOrganization, options) => store.createOrganization(organization, options),
  )
  create('/persons', { body: newPerson, ...created }, (person: NewPerson, options) =>
    store.createPerson(person, options),
  )
  create('/deals', { body: newDeal, ...created }, (deal: NewDeal, options) =>
    store.createDeal(deal, options),
  )
  create('/activities', { body: newActivity, ...created }, (activity: NewActivity, options) =>
    store.createActivity(activity, options),
  )
  create(
    '/dealFields',
    { body: newDealField, status: 200, response: answers.dealField },
    (field: NewDealField, options) => store.createDealField(field, options),
  )

  api.post<{ Params: { id: string }; Body: DealUpdate; Headers: WriteHeaders }>(
    '/deals/:id',
    {
      schema: {
        params: dealParams,
        querystring: writeQuery,
        headers: writeHeaders,
        body: dealUpdate,
        response: answers.updated,
      },
    },
    async ({ params, body, headers }) =>
      single(await store.updateDeal(Number(params.id), body, optionsOf(headers))),
  )

  api.get<{ Querystring: ActivityRange & PageQuery }>(
    '/activities',
    { schema: { querystring: activitiesQuery, response: answers.activities } },
    async ({ query }) => {
      const { start_date, end_date } = query
      if (end_date < start_date) {
        throw new RequestRefused(400, 'The request is not valid', 'end_date is before start_date')
      }
      const page = pageOf(query)
      const { items, more } = await store.listActivities({ start_date, end_date }, page)
      return listed({ items: items.map(neutral), more }, page)
    },
  )

  api.get<{ Querystring: PageQuery }>(
    '/dealFields',
    { schema: { querystring: dealFieldsQuery, response: answers.dealFields } },
    async ({ query }) => {
      const page = pageOf(query)
      return listed(await store.listDealFields(page), page)
    },
  )
}
