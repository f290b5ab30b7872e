import * as v from 'valibot'
import { getSystemErrorCode, getField } from '../../errors'
import { readBoundedText } from '../../readBoundedText'
import { CrmError, CrmRefusal, CrmUnavailable } from '../crm'

/** More than a page of 500 activities with the longest notes. */
const maxBodyBytes = 16 * 1024 * 1024

const envelopeSchema = v.object({
  success: v.literal(true),
  data: v.unknown(),
  additional_data: v.optional(v.unknown()),
})

type VendorEnvelope = v.InferOutput<typeof envelopeSchema>

const tooLong = () => new CrmUnavailable('The CRM sent a response that is too long')

const jsonSchema = v.pipe(v.string(), v.parseJson())

/**
 * Reads a value of the vendor.
 *
 * @param what names it for the owner
 * @throws {CrmUnavailable} if it does not fit the schema
 */
export function parseOrUnavailable<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  what: string,
): Output {
  const parsed = v.safeParse(schema, value)
  if (parsed.success) return parsed.output
  throw new CrmUnavailable(`The CRM's ${what} cannot be read`)
}

/** Statuses of requests that will never be accepted, whoever sends them. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![401, 402, 408, 429].includes(status)

/**
 * @param call names the request for the owner
 * @throws {CrmRefusal} if the vendor refuses the request for good
 * @throws {CrmUnavailable} for anything else but a success
 */
export async function readResponse(response: Response, call: string): Promise<VendorEnvelope> {
  const { status } = response
  const chunks = (response.body ?? []) as unknown as AsyncIterable<Uint8Array>
  const body = v.safeParse(jsonSchema, await readBoundedText(chunks, maxBodyBytes, tooLong))
  if (isFinal(status)) {
    // An HTML page is of something in between, such as a firewall, and says nothing of the request.
    if (!body.success)
      throw new CrmUnavailable(`The CRM responded to ${call} with a page (${status})`)
    throw new CrmRefusal(call, status)
  }
  if (status === 401) throw new CrmUnavailable('The CRM does not accept CRM_TOKEN (401)')
  if (!response.ok) throw new CrmUnavailable(`The CRM responded to ${call} with ${status}`)
  return parseOrUnavailable(envelopeSchema, body.output, `response to ${call} (${status})`)
}

type Query = Readonly<Record<string, string | number>>

interface VendorRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT'
  /** Below the vendor's origin, for example `/api/v2/deals`. */
  readonly path: string
  readonly query?: Query
  readonly body?: object
}

export interface VendorAccess {
  /** The vendor's URL, without an API version and without a trailing slash. */
  readonly url: string
  readonly token: string
  /** Time limit of a call. */
  readonly timeoutMs?: number
}

const toUnavailable = (error: unknown): CrmUnavailable => {
  const code = getSystemErrorCode(getField(error, 'cause')) || getSystemErrorCode(error)
  const isLate = ['TimeoutError', 'AbortError'].includes(String(getField(error, 'name')))
  return new CrmUnavailable(
    isLate
      ? 'The CRM did not respond in time'
      : `The connection to the CRM failed${code ? ` (${code})` : ''}`,
  )
}

/**
 * Creates the client of a vendor's account. The token is sent in a header only, never in a URL.
 *
 * @param signal ends all its calls
 */
export const createVendorClient = (
  { url, token, timeoutMs = 15_000 }: VendorAccess,
  signal?: AbortSignal,
) => ({
  /**
   * Makes one call and never repeats it.
   *
   * @throws {CrmRefusal} if the vendor refuses the request for good
   * @throws {CrmUnavailable} if the vendor can't be reached or sends no usable response
   */
  send: async ({ method, path, query = {}, body }: VendorRequest): Promise<VendorEnvelope> => {
    if (signal?.aborted) throw new CrmUnavailable('The CRM did not respond in time')
    const requestUrl = new URL(`${url}${path}`)
    for (const [name, value] of Object.entries(query)) {
      requestUrl.searchParams.set(name, String(value))
    }
    const limit = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(requestUrl, {
        method,
        headers: {
          accept: 'application/json',
          'x-api-token': token,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        // Following a redirect would send the token to another URL.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([limit, signal]) : limit,
      })
      // Without the ids of records.
      return await readResponse(response, `${method} ${path.replace(/\/\d+/g, '/{id}')}`)
    } catch (error) {
      throw error instanceof CrmError ? error : toUnavailable(error)
    }
  },
})

export type VendorClient = ReturnType<typeof createVendorClient>

/** Enough for 20,000 activities. A longer list is an error, because a cut one would miss activities. */
const maxPages = 40

/** The most items that the site asks for. To look at thousands of them would hold up all visitors. */
const maxItems = 500

const pageSchema = v.nullable(v.pipe(v.array(v.unknown()), v.maxLength(maxItems)))
const nextPageSchema = v.object({ next_cursor: v.pipe(v.string(), v.minLength(1)) })

interface ListOptions<Item> {
  readonly path: string
  readonly query: Query
  /** What does not fit, such as an item without an id, is skipped. */
  readonly schema: v.GenericSchema<unknown, Item>
  /** Whether a page is the last one that is needed. */
  readonly isLast?: (items: readonly Item[]) => boolean
}

/**
 * Reads a list page by page.
 *
 * @throws {CrmUnavailable} if the list can't be read, leads back to a page, or has more than 40 pages, or one of them
 *   more than 500 items
 */
export async function listAllPages<Item>(
  client: VendorClient,
  { path, query, schema, isLast = () => false }: ListOptions<Item>,
): Promise<Item[]> {
  const all: Item[] = []
  const cursors = new Set<string>()
  let next: Query = {}
  for (let page = 0; page < maxPages; page += 1) {
    const { data, additional_data } = await client.send({
      method: 'GET',
      path,
      query: { ...query, ...next },
    })
    const items = (parseOrUnavailable(pageSchema, data, 'list') ?? []).flatMap((each) => {
      const item = v.safeParse(schema, each)
      return item.success ? [item.output] : []
    })
    all.push(...items)
    const following = v.safeParse(nextPageSchema, additional_data)
    if (!following.success || isLast(items)) return all
    const cursor = following.output.next_cursor
    if (cursors.has(cursor)) throw new CrmUnavailable('The CRM lists one page again and again')
    cursors.add(cursor)
    next = { cursor }
  }
  throw new CrmUnavailable('The CRM has more pages than can be read')
}
