import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createGate } from '../gate'
import { createAccount, vendorToken } from './vendorRecords'
import { readVendorDocument, type VendorDocument, type VendorOperation } from './vendorDocument'
import { refuse, v1Calls, v2Calls, type VendorCalls, type VendorResponse } from './vendorCalls'

const sendFailure = (status: number, error: string) => (reply: FastifyReply) =>
  reply.code(status).send(refuse(status, error).body)

/** Invalid responses of the vendor, by name. */
const misbehaviours = {
  invalid: sendFailure(400, 'A field is not valid'),
  unauthorized: sendFailure(401, 'unauthorized access'),
  forbidden: sendFailure(403, 'Scope and URL mismatch'),
  gone: sendFailure(410, 'This version is retired'),
  failing: sendFailure(500, 'Server error'),
  noData: (reply: FastifyReply) => reply.send({ success: true, data: null }),
  hang: (reply: FastifyReply) => reply.hijack(),
  reset: (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.socket?.resetAndDestroy()
  },
} as const

export interface Misbehaviour {
  readonly name: keyof typeof misbehaviours
  /** The call, for example `POST /deals`; undefined for every call. */
  readonly call?: string
  /** The number of calls; undefined for every call until `behave`. */
  readonly times?: number
  /** Whether the call is carried out first, so that only its response is lost. */
  readonly afterwards?: boolean
  /** Whether the call is carried out after its response, at `carryOutLate`. */
  readonly late?: boolean
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

/** What the document allows. Numbers in a query are texts. */
function toSchema({ parameters = [], requestBody }: VendorOperation) {
  const properties = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.name !== 'api_token')
    .map(({ name, schema }) => [name, schema?.type === 'integer' ? { pattern: '^[0-9]+$' } : {}])
  const body = requestBody?.content['application/json']?.schema
  return {
    querystring: {
      type: 'object',
      properties: Object.fromEntries(properties) as object,
      additionalProperties: false,
    },
    ...(body && { body }),
  }
}

/** Starts a server that imitates the vendor in both versions of its API, and stores the records. */
export async function startVendor({ now = () => new Date(), onCall }: VendorOptions = {}) {
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
    { validationError, query, body, params }: FastifyRequest,
    call: string,
    handle: VendorCalls[string],
  ): VendorResponse => {
    if (validationError) {
      violations.push(`${call}: ${validationError.message}`)
      return refuse(400, validationError.message)
    }
    return handle({
      account,
      query: query as Record<string, string>,
      body: (body ?? {}) as Record<string, unknown>,
      id: Number((params as { readonly id?: string }).id),
    })
  }

  const respond =
    (call: string, handle: VendorCalls[string]) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      onCall?.(call)
      const misbehaviour = takeRule(call)
      if (misbehaviour?.late) late.push(() => carryOut(request, call, handle))
      if (misbehaviour && !misbehaviour.afterwards) return misbehaviours[misbehaviour.name](reply)
      const { status, body } = carryOut(request, call, handle)
      if (misbehaviour) return misbehaviours[misbehaviour.name](reply)
      await gatherings.get(call)?.()
      return reply.code(status).send(body)
    }

  const untouched = { coerceTypes: false, removeAdditional: false, useDefaults: false }
  const customOptions = { ...untouched, strict: false, allErrors: true }
  const server = Fastify({ forceCloseConnections: true, ajv: { customOptions } })
  server.addHook('onRequest', async (request, reply) => {
    calls.push(`${request.method} ${request.url}`)
    if (request.headers['x-api-token'] !== vendorToken) await misbehaviours.unauthorized(reply)
  })
  for (const { prefix, calls: known, document } of versions) {
    for (const [call, handle] of Object.entries(known)) {
      const [method = '', path = ''] = call.split(' ')
      const operation = findOperation(document, method, path)
      server.route({
        method,
        url: `${prefix}${path.replace('{id}', ':id')}`,
        schema: operation ? toSchema(operation) : {},
        attachValidation: true,
        handler: respond(call, handle),
      })
    }
  }
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    /** The origin of the server. */
    url,
    account,
    /** The calls that were made with their queries, for example `GET /v1/dealFields?limit=500`. */
    calls,
    /** Differences between requests and the vendor's document; must stay empty. */
    violations,
    misbehave: (misbehaviour: Misbehaviour) => {
      rules.push({ misbehaviour, left: misbehaviour.times ?? Number.POSITIVE_INFINITY })
    },
    behave: () => {
      rules = []
    },
    /** Lets the answers of a call wait until it was made so many times. */
    answerTogether: (call: string, times: number) => {
      let missing = times
      const { open, opened } = createGate()
      gatherings.set(call, () => {
        missing -= 1
        if (missing <= 0) open()
        return opened
      })
    },
    /** Carries out the calls that are late. */
    carryOutLate: () => {
      for (const carryOutCall of late.splice(0)) carryOutCall()
    },
    close: () => server.close(),
  }
}

export type Vendor = Awaited<ReturnType<typeof startVendor>>
