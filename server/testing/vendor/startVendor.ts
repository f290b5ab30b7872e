import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createGate } from '../gate'
import { createAccount, vendorToken, type VendorAccount } from './vendorRecords'
import { readVendorDocument, type VendorDocument, type VendorOperation } from './vendorDocument'
import { refuse, respond, type VendorCalls, type VendorResponse } from './vendorResponses'
import { createCalls, v2Calls } from './vendorV2'

const sendFailure = (status: number, error: string) => (reply: FastifyReply) =>
  reply.code(status).send(refuse(status, error).body)

/** Invalid responses of the vendor, by name. */
const misbehaviours = {
  invalid: sendFailure(400, 'A field is not valid'),
  unauthorized: sendFailure(401, 'unauthorized access'),
  forbidden: sendFailure(403, 'Scope and URL mismatch'),
  notFound: sendFailure(404, 'Unknown method .'),
  gone: sendFailure(410, 'This version is retired'),
  failing: sendFailure(500, 'Server error'),
  noData: (reply: FastifyReply) => reply.send({ success: true, data: null }),
  hang: (reply: FastifyReply) => reply.hijack(),
  reset: (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.socket?.resetAndDestroy()
  },
} as const

type MisbehaviourName = keyof typeof misbehaviours

export interface Misbehaviour {
  readonly name: MisbehaviourName
  /** The call, for example `POST /deals`; undefined for every call. */
  readonly call?: string
  /** The number of calls; undefined for every call until `behave`. */
  readonly times?: number
  /** Whether the call is carried out first, so that only its response is lost. */
  readonly afterwards?: boolean
  /** Whether the call is carried out after its response, at `carryOutLate`. */
  readonly late?: boolean
}

/** The calls of version 1 that the site makes: what version 2 does not have. */
const v1Calls: VendorCalls = {
  ...createCalls('notes', { change: 'PUT' }),
  'GET /users': ({ account }) => respond(200, account.users),
  'GET /users/me': ({ account }) =>
    respond(200, { ...account.user, company_id: account.id, company_name: 'Example' }),
  'GET /users/{id}/permissions': ({ account }) => {
    const names = ['can_use_api', 'can_add_custom_fields', 'can_see_other_users']
    const permissions = names.map((name) => [name, !account.forbidden.has(name)] as const)
    return respond(200, Object.fromEntries(permissions))
  },
}

const versions = [
  { prefix: '/v1', calls: v1Calls, document: readVendorDocument('v1') },
  { prefix: '/api/v2', calls: v2Calls, document: readVendorDocument('v2') },
]

interface VendorOptions {
  readonly now?: () => Date
  /** Called before each call is carried out. */
  readonly onCall?: (call: string) => void
}

export interface Vendor {
  /** The origin of the server. */
  readonly url: string
  readonly account: VendorAccount
  /** The calls that were made with their queries, for example `GET /v1/dealFields?limit=500`. */
  readonly calls: string[]
  /** Differences between requests and the vendor's document; must stay empty. */
  readonly violations: string[]
  misbehave(misbehaviour: Misbehaviour): void
  behave(): void
  /** Lets the answers of a call wait until it was made so many times. */
  answerTogether(call: string, times: number): void
  /** Carries out the calls that are late. */
  carryOutLate(): void
  close(): Promise<void>
}

const toPattern = (pathname: string) => pathname.replace(/\/\d+(?=\/|$)/, '/{id}')

/**
 * Finds an operation in the document. If the document lacks the update of a record, the fields of its
 * creation are allowed.
 */
function findOperation(
  document: VendorDocument,
  method: string,
  pattern: string,
): VendorOperation | undefined {
  const own = document[pattern]?.[method.toLowerCase()]
  const isUpdate = method === 'PUT' || method === 'PATCH'
  return own ?? (isUpdate ? document[pattern.replace('/{id}', '')]?.post : undefined)
}

/** Returns the differences between a request and the vendor's document. */
function findViolations(request: FastifyRequest, operation: VendorOperation): string[] {
  const { query, body } = request as { query: Record<string, string>; body?: unknown }
  const known = new Map(
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && parameter.name !== 'api_token')
      .map((parameter) => [parameter.name, parameter.schema?.type]),
  )
  const wrong = Object.entries(query).filter(
    ([name, value]) => !known.has(name) || (known.get(name) === 'integer' && !/^\d+$/.test(value)),
  )
  const schema = operation.requestBody?.content['application/json']?.schema
  const validate = schema && request.compileValidationSchema(schema)
  const errors = validate && !validate(body) ? validate.errors : null
  return [
    ...wrong.map(([name]) => `query ${name}`),
    ...(errors ?? []).map(({ instancePath, message, params }) =>
      [`body${instancePath}`, message, JSON.stringify(params)].join(' '),
    ),
  ]
}

/** Starts a server that imitates the vendor in both versions of its API, and stores the records. */
export async function startVendor(options: VendorOptions = {}): Promise<Vendor> {
  const { now = () => new Date(), onCall } = options
  const account = createAccount(now)
  const calls: string[] = []
  const violations: string[] = []
  const late: (() => unknown)[] = []
  const gatherings = new Map<string, () => Promise<void>>()
  let rules: { misbehaviour: Misbehaviour; left: number }[] = []

  const takeRule = (call: string) => {
    const rule = rules.find(
      ({ misbehaviour, left }) => left > 0 && (misbehaviour.call ?? call) === call,
    )
    if (rule) rule.left -= 1
    return rule?.misbehaviour
  }

  const carryOut = (
    request: FastifyRequest,
    call: string,
    pathname: string,
    version: (typeof versions)[number],
  ): VendorResponse => {
    const [method = '', pattern = ''] = call.split(' ')
    const operation = findOperation(version.document, method, pattern)
    const found = operation ? findViolations(request, operation) : []
    violations.push(...found.map((violation) => `${call}: ${violation}`))
    if (found.length > 0) return refuse(400, found.join('; '))
    const handle = version.calls[call]
    return (
      handle?.({
        account,
        query: request.query as Record<string, string>,
        body: (request.body ?? {}) as Record<string, unknown>,
        id: Number(/\/(\d+)/.exec(pathname)?.[1]),
      }) ?? refuse(404, 'Unknown method .')
    )
  }

  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const [url = ''] = request.url.split('?')
    calls.push(`${request.method} ${request.url}`)
    const version = versions.find(({ prefix }) => url.startsWith(`${prefix}/`))
    if (request.headers['x-api-token'] !== vendorToken) return misbehaviours.unauthorized(reply)
    if (!version) return misbehaviours.notFound(reply)
    const pathname = url.slice(version.prefix.length)
    const call = `${request.method} ${toPattern(pathname)}`
    onCall?.(call)
    const misbehaviour = takeRule(call)
    if (misbehaviour?.late) late.push(() => carryOut(request, call, pathname, version))
    if (misbehaviour && !misbehaviour.afterwards) {
      return misbehaviours[misbehaviour.name](reply)
    }
    const { status, body } = carryOut(request, call, pathname, version)
    if (misbehaviour) return misbehaviours[misbehaviour.name](reply)
    await gatherings.get(call)?.()
    return reply.code(status).header('x-ratelimit-remaining', '99').send(body)
  }

  const untouched = { coerceTypes: false, removeAdditional: false, useDefaults: false }
  const customOptions = { ...untouched, strict: false, allErrors: true }
  const server = Fastify({ forceCloseConnections: true, ajv: { customOptions } })
  server.all('/*', respond)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    account,
    calls,
    violations,
    misbehave: (misbehaviour) => {
      rules.push({ misbehaviour, left: misbehaviour.times ?? Number.POSITIVE_INFINITY })
    },
    behave: () => {
      rules = []
    },
    answerTogether: (call, times) => {
      let missing = times
      const { open, opened } = createGate()
      gatherings.set(call, () => {
        missing -= 1
        if (missing <= 0) open()
        return opened
      })
    },
    carryOutLate: () => {
      for (const carryOutCall of late.splice(0)) carryOutCall()
    },
    close: () => server.close(),
  }
}
