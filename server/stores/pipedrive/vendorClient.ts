import { RateLimited } from '../../contactStore'
import { getSystemErrorCode } from '../../errors'
import { createBreaker } from './breaker'
import { VendorUnavailable } from '../vendorErrors'
import { readVendorResponse, type VendorEnvelope } from './vendorResponse'
import { getField } from '../../getField'

export interface VendorRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Below the vendor's origin, for example `/api/v2/deals`. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: object
}

export interface VendorClient {
  /**
   * Makes one call and never repeats it.
   *
   * @throws {RateLimited} while the vendor's rate limit is exceeded
   * @throws {VendorRefusal} if the vendor refuses the request
   * @throws {VendorUnavailable} if the vendor can't be reached or sends no usable response
   */
  send(request: VendorRequest): Promise<VendorEnvelope>
  /**
   * Makes a cheap call, unless one has succeeded within the last minute and none has failed since.
   *
   * @throws like `send`
   */
  checkReady(): Promise<void>
  close(): void
}

export interface VendorClientOptions {
  /** The vendor's URL, without an API version and without a trailing slash. */
  readonly url: string
  readonly token: string
  /** Time limit of a call; less than the browser's ten seconds. */
  readonly timeoutMs?: number
  /** The current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** How long a successful call shows that the vendor is available. */
const readyMs = 60_000

/** Errors of a connection that was never made: the request can't have been carried out. */
const neverSent = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

const toUnavailable = (error: unknown): VendorUnavailable => {
  const code = getSystemErrorCode(getField(error, 'cause')) || getSystemErrorCode(error)
  const reason =
    getField(error, 'name') === 'TimeoutError'
      ? 'The vendor did not respond in time'
      : `The connection to the vendor failed${code ? ` (${code})` : ''}`
  return new VendorUnavailable(reason, !neverSent.test(code))
}

const isVendorError = (error: unknown) =>
  error instanceof VendorUnavailable || error instanceof RateLimited

/** Creates the client of a vendor's account. The token is sent in a header only, never in a URL. */
export function createVendorClient(options: VendorClientOptions): VendorClient {
  const { url, token, timeoutMs = 8_000, now = Date.now } = options
  let pausedUntil = 0
  let succeededAt = -Infinity

  const call = async ({ method, path, query = {}, body }: VendorRequest) => {
    const requestUrl = new URL(`${url}${path}`)
    for (const [name, value] of Object.entries(query)) {
      requestUrl.searchParams.set(name, String(value))
    }
    const response = await fetch(requestUrl, {
      method,
      headers: {
        accept: 'application/json',
        'x-api-token': token,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      // Following a redirect would send the token to another URL.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return readVendorResponse(response)
  }

  const breaker = createBreaker(async (request: VendorRequest) => {
    try {
      const envelope = await call(request)
      succeededAt = now()
      return envelope
    } catch (error) {
      succeededAt = -Infinity
      if (error instanceof RateLimited) pausedUntil = now() + error.retryAfterSeconds * 1_000
      throw isVendorError(error) ? error : toUnavailable(error)
    }
  })

  const send = async (request: VendorRequest) => {
    const pause = pausedUntil - now()
    if (pause > 0) throw new RateLimited(Math.ceil(pause / 1_000))
    return breaker.run(request)
  }

  return {
    send,
    checkReady: async () => {
      if (now() - succeededAt > readyMs) await send({ method: 'GET', path: '/v1/users/me' })
    },
    close: () => {
      breaker.close()
    },
  }
}
