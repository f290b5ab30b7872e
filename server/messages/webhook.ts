import { createHmac } from 'node:crypto'
import { slotMinutes } from '@/features/booking/domain/slots'
import { isBooking, type VisitorEvent } from './events'

function toPayload(event: VisitorEvent) {
  const { type, createdAt, number, sender, language, title, note, origin } = event
  return {
    type,
    timestamp: createdAt,
    data: {
      number,
      sender,
      language,
      title,
      note,
      origin,
      ...(isBooking(event) && {
        appointment: event.appointment,
        minutes: event.minutes ?? slotMinutes,
        sequence: event.sequence,
        host: event.host,
      }),
    },
  }
}

/**
 * Posts an event to the owner's URL. A repeated event has the same `webhook-id`, so that the receiver
 * can ignore it.
 *
 * @param secret `whsec_` and a base64 key, as Standard Webhooks writes secrets
 * @param signal ends the attempt
 * @throws {Error} if the receiver does not respond with 2xx
 */
export async function sendWebhook(
  event: VisitorEvent,
  { url, secret }: { readonly url: string; readonly secret: string },
  now: number,
  signal: AbortSignal,
): Promise<void> {
  const body = JSON.stringify(toPayload(event))
  const timestamp = Math.floor(now / 1000)
  // See https://www.standardwebhooks.com.
  const signature = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${event.id}.${timestamp}.${body}`)
    .digest('base64')
  const response = await fetch(url, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal,
    headers: {
      'content-type': 'application/json',
      'webhook-id': event.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${signature}`,
    },
  })
  await response.body?.cancel()
  const { ok, status: responseCode } = response
  if (!ok) {
    throw Object.assign(new Error(`The webhook responded with ${responseCode}`), { responseCode })
  }
}
