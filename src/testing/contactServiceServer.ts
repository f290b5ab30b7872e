import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Pagination } from '../contactService/schemas/responses'
import { exampleAppointment, exampleDealField, exampleIds } from './contactServiceExamples'

/** The response to a call; a status alone is an error response, and 'usual' is the call's default. */
export type Reply =
  | 'usual'
  | { readonly data: unknown; readonly pagination?: Pagination; readonly capability?: string }
  | {
      readonly status: number
      readonly error: string
      readonly code?: string
      readonly headers?: Record<string, string>
    }
  | { readonly json: unknown }
  | { readonly status: number; readonly page: string }
  | 'networkError'
  | 'silence'

type Awaitable<Value> = Value | Promise<Value>

/** Method, path and default response of each call. */
const stubbedCalls = {
  listActivities: ['get', '/api/v1/activities', { data: null }],
  createActivity: ['post', '/api/v1/activities', { data: { id: exampleIds.activity } }],
  createPerson: ['post', '/api/v1/persons', { data: { id: exampleIds.person } }],
  createOrganization: ['post', '/api/v1/organizations', { data: { id: exampleIds.organization } }],
  createDeal: ['post', '/api/v1/deals', { data: { id: exampleIds.deal } }],
  updateDeal: ['post', '/api/v1/deals/:id', { data: { id: exampleIds.deal } }],
  listDealFields: ['get', '/api/v1/dealFields', { data: [exampleDealField] }],
  createDealField: ['post', '/api/v1/dealFields', { data: exampleDealField }],
  getAppointment: ['get', '/api/v1/appointment', { data: exampleAppointment }],
  changeAppointment: ['put', '/api/v1/appointment', { data: exampleAppointment }],
  cancelAppointment: [
    'delete',
    '/api/v1/appointment',
    { data: { ...exampleAppointment, state: 'cancelled' } },
  ],
  detectCountry: ['get', '/api/geolocation', { json: { country_calling_code: null } }],
} as const satisfies Record<string, readonly ['get' | 'post' | 'put' | 'delete', string, Reply]>

export type Call = keyof typeof stubbedCalls

export interface RecordedRequest {
  readonly call: Call
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly idempotencyKey: string | null
  readonly capabilities: string | null
  /** `filled` if the form's hidden field was filled in. */
  readonly formTrap: string | null
  readonly formAge: string | null
  readonly language: string | null
  readonly authorization: string | null
}

/**
 * Stubs the contact service and the geolocation for the tests of a file; call it at the file's top
 * level. An unknown request fails the test that made it.
 */
export function startContactServiceServer() {
  const requests: RecordedRequest[] = []
  const unhandledRequests: string[] = []
  const replies = new Map<Call, Awaitable<Reply>[]>()
  let clock: string | undefined

  const handlers = (Object.keys(stubbedCalls) as Call[]).map((call) => {
    const [method, path, usual] = stubbedCalls[call]
    return http[method](`http://contact.test${path}`, async ({ request }) => {
      requests.push(await record(call, request))
      const queue = replies.get(call) ?? []
      const reply = (await (queue.length > 1 ? queue.shift() : queue[0])) ?? 'usual'
      const response = await respond(reply === 'usual' ? usual : reply)
      if (clock !== undefined && response.status > 0) response.headers.set('Date', clock)
      return response
    })
  })
  const server = setupServer(...handlers)

  beforeAll(() => {
    server.listen({
      onUnhandledRequest: (request, print) => {
        unhandledRequests.push(`${request.method} ${request.url}`)
        print.error()
      },
    })
  })
  afterEach(() => {
    const unhandled = unhandledRequests.splice(0)
    requests.length = 0
    replies.clear()
    clock = undefined
    expect(unhandled).toEqual([])
  })
  afterAll(() => {
    server.close()
  })

  return {
    /** All requests of the current test, in order of arrival. */
    requests: requests as readonly RecordedRequest[],
    getRequests: (call: Call) => requests.filter((request) => request.call === call),
    /**
     * Responds to a call with these replies in turn, each once it resolves; the last one repeats.
     */
    reply: (call: Call, ...newReplies: readonly [Awaitable<Reply>, ...Awaitable<Reply>[]]) => {
      replies.set(call, [...newReplies])
    },
    /**
     * Responds to a call with the given replies in turn, and then not before the returned function is called
     * with a reply.
     */
    hold: (call: Call, ...earlier: readonly Reply[]): ((held: Reply) => void) => {
      let respond: (held: Reply) => void = () => undefined
      const held = new Promise<Reply>((resolve) => (respond = resolve))
      replies.set(call, [...earlier, held])
      return respond
    },
    /** Sets the header `Date` of all responses, which have none otherwise. */
    setClock: (instant: string) => {
      clock = Number.isNaN(Date.parse(instant)) ? instant : new Date(instant).toUTCString()
    },
  }
}

export type ContactServiceStubs = ReturnType<typeof startContactServiceServer>

export const calls = (requests: readonly RecordedRequest[]) => requests.map(({ call }) => call)

/** The call and the body of each request. */
export const getSentCalls = (requests: readonly RecordedRequest[]) =>
  requests.map(({ call, body }) => (body === undefined ? [call] : [call, body]))

async function record(call: Call, request: Request): Promise<RecordedRequest> {
  const { pathname, searchParams } = new URL(request.url)
  const text = await request.clone().text()
  return {
    call,
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    idempotencyKey: request.headers.get('Idempotency-Key'),
    capabilities: request.headers.get('X-Record-Capabilities'),
    formTrap: request.headers.get('X-Form-Trap'),
    formAge: request.headers.get('X-Form-Age'),
    language: request.headers.get('Accept-Language'),
    authorization: request.headers.get('Authorization'),
  }
}

function respond(reply: Exclude<Reply, 'usual'>): Response | Promise<Response> {
  if (reply === 'networkError') return HttpResponse.error()
  if (reply === 'silence') return new Promise(neverSettle)
  if ('json' in reply) return Response.json(reply.json)
  if ('page' in reply) {
    const headers = { 'Content-Type': 'text/html' }
    return new Response(reply.page, { status: reply.status, headers })
  }
  if ('error' in reply) {
    const { status, error, code, headers = {} } = reply
    const info = code === undefined ? {} : { error_info: code }
    return Response.json({ success: false, error, ...info, data: null }, { status, headers })
  }
  const { data, pagination, capability } = reply
  const additional = pagination && { additional_data: { pagination } }
  const headers: Record<string, string> = capability ? { 'X-Record-Capability': capability } : {}
  return Response.json({ success: true, data, ...additional }, { headers })
}

const neverSettle = () => undefined
