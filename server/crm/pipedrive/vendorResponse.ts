import * as v from 'valibot'
import { CrmRefusal, CrmUnavailable } from '../crm'

/** More than a page of 500 activities with the longest notes. */
const maxBodyBytes = 16 * 1024 * 1024

const envelopeSchema = v.object({
  success: v.literal(true),
  data: v.unknown(),
  additional_data: v.optional(v.unknown()),
})

export type VendorEnvelope = v.InferOutput<typeof envelopeSchema>

/**
 * Reads a body of at most 16 MiB as text.
 *
 * @throws {CrmUnavailable} if the body is longer
 */
async function readBoundedText(response: Response): Promise<string> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength
    if (length > maxBodyBytes) {
      throw new CrmUnavailable('The CRM sent a response that is too long', {
        canHaveBeenWritten: true,
      })
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
const maxPauseSeconds = 60

/** The seconds until the vendor accepts calls again: a minute at most, whatever its headers say. */
function getPauseSeconds(headers: Headers): number {
  const seconds = Number(headers.get('x-ratelimit-reset') ?? headers.get('retry-after') ?? NaN)
  return seconds > 0 ? Math.min(Math.ceil(seconds), maxPauseSeconds) : defaultPauseSeconds
}

/** Statuses of requests that will never be accepted, whoever sends them. */
const isFinal = (status: number) =>
  status >= 400 && status < 500 && ![401, 402, 408].includes(status)

/**
 * @throws {CrmRefusal} if the vendor refuses the request for good
 * @throws {CrmUnavailable} for anything else but a success
 */
export async function readVendorResponse(response: Response): Promise<VendorEnvelope> {
  const { status, headers } = response
  if (status === 429) {
    await response.body?.cancel()
    throw new CrmUnavailable('The CRM wants no calls for a while', {
      retryAfterSeconds: getPauseSeconds(headers),
    })
  }
  const body = parseJson(await readBoundedText(response))
  if (isFinal(status)) {
    // An HTML page is of something in between, such as a firewall, and says nothing of the request.
    if (body === undefined) throw new CrmUnavailable(`The CRM responded with a page (${status})`)
    throw new CrmRefusal(status)
  }
  if (!response.ok) {
    throw new CrmUnavailable(`The CRM responded with ${status}`, {
      canHaveBeenWritten: status >= 500 || status === 408,
    })
  }
  const parsed = v.safeParse(envelopeSchema, body)
  if (!parsed.success) {
    throw new CrmUnavailable(`The CRM's response (${status}) can not be read`, {
      canHaveBeenWritten: true,
    })
  }
  return parsed.output
}
