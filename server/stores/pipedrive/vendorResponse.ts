import * as v from 'valibot'
import { RateLimited } from '../../contactStore'
import { CallForbidden, VendorRefusal, VendorUnavailable } from '../vendorErrors'

/** More than a page of 500 activities with the longest notes. */
const maxBodyBytes = 16 * 1024 * 1024

const envelopeSchema = v.object({
  success: v.literal(true),
  data: v.unknown(),
  additional_data: v.optional(v.unknown()),
})

const refusalSchema = v.object({ success: v.literal(false) })

export type VendorEnvelope = v.InferOutput<typeof envelopeSchema>

/**
 * Reads a body of at most 16 MiB as text.
 *
 * @throws {VendorUnavailable} if the body is longer
 */
async function readBoundedText(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > maxBodyBytes) {
      throw new VendorUnavailable('The vendor sent a response that is too long', true)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const defaultPauseSeconds = 2

/** A header can hold an instant instead of seconds, which must not stop all calls. */
const maxPauseSeconds = 60

/** The seconds until the vendor accepts calls again. */
function getPauseSeconds(headers: Headers): number {
  const seconds = ['x-ratelimit-reset', 'retry-after']
    .map((name) => Number.parseFloat(headers.get(name) ?? ''))
    .find((value) => value > 0)
  return Math.min(Math.ceil(seconds ?? defaultPauseSeconds), maxPauseSeconds)
}

/**
 * Reads a response of either version.
 *
 * @throws {RateLimited} for a 429, with the seconds to wait
 * @throws {VendorRefusal} for any other refusal of a request in the vendor's envelope
 * @throws {CallForbidden} for a 403 in the vendor's envelope
 * @throws {VendorUnavailable} for anything else but a success
 */
export async function readVendorResponse(response: Response): Promise<VendorEnvelope> {
  const { status } = response
  if (status === 429) {
    await response.body?.cancel()
    throw new RateLimited(getPauseSeconds(response.headers))
  }
  const body = parseJson(await readBoundedText(response))
  const isRefusal = v.is(refusalSchema, body)
  if (status === 403 && isRefusal) throw new CallForbidden()
  if (status === 401 || status === 403) {
    throw new VendorUnavailable(`The vendor did not accept the token (${status})`)
  }
  if (status === 402) throw new VendorUnavailable("The vendor's account is not open (402)")
  if (status >= 400 && status < 500 && isRefusal) throw new VendorRefusal(status)
  if (!response.ok) {
    const isServerError = status >= 500
    throw new VendorUnavailable(`The vendor responded with ${status}`, isServerError)
  }
  const parsed = v.safeParse(envelopeSchema, body)
  if (!parsed.success) {
    throw new VendorUnavailable(`The vendor's response (${status}) can not be read`, true)
  }
  return parsed.output
}
