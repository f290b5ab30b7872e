import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { listenForTest } from '../testing/closing'
import { origin } from '../testing/records'
import type { VisitorEvent } from './events'
import { createBookingEvent, createMessageEvent, webhookSecret } from './testing/events'
import { sendWebhook } from './webhook'

let url: string
let status: number
let received: { readonly headers: IncomingHttpHeaders; readonly body: string }[]

beforeEach(async () => {
  received = []
  status = 204
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body })
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
  })
  url = `http://${await listenForTest(server)}/hook`
})

const send = (event: VisitorEvent, signal = new AbortController().signal) =>
  sendWebhook(event, { url, secret: webhookSecret }, Date.now(), signal)

it('is signed as Standard Webhooks says', async () => {
  const host = { name: 'Marta', email: 'marta@example.com' }
  await send(createBookingEvent({ host }))
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const signed = headers as Record<string, string>
  expect(new Webhook(webhookSecret).verify(body, signed)).toMatchObject({
    type: 'booking.created',
    timestamp: '2026-11-24T09:00:00.000Z',
    data: { number: 33, appointment: { date: '2026-11-26', time: '16:00' }, minutes: 60, host },
  })
  expect(headers).toMatchObject({ 'webhook-id': 'evt_booking', 'content-type': 'application/json' })
  expect(() => new Webhook('whsec_AAAA').verify(body, signed)).toThrow()
})

it('says how long a demo takes', async () => {
  await send(createBookingEvent({ minutes: 90 }))
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: { minutes: 90 } })
})

it('says where the visitor came from, if that is known (R63)', async () => {
  await send(createBookingEvent())
  await send(createBookingEvent({ origin }))
  const [without, withOrigin] = received.map(({ body }) => JSON.parse(body) as { data: object })
  expect(without?.data).not.toHaveProperty('origin')
  expect(withOrigin?.data).toEqual({ ...without?.data, origin })
})

it('may be received slowly: only the end of the attempt ends it', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout')
  await send(createMessageEvent())
  expect(limit).not.toHaveBeenCalled()
  await expect(send(createMessageEvent(), AbortSignal.abort())).rejects.toThrow(/abort/)
})

it('is given up when its time is over at a receiver that never answers', async () => {
  const attempt = new AbortController()
  const silent = createServer(() => {
    attempt.abort()
  })
  url = `http://${await listenForTest(silent)}/hook`
  await expect(send(createMessageEvent(), attempt.signal)).rejects.toMatchObject({
    name: 'AbortError',
  })
})

it.each([301, 400, 410, 500])('fails if the receiver responds with %d', async (code) => {
  status = code
  await expect(send(createMessageEvent())).rejects.toMatchObject({ responseCode: code })
  expect(received).toHaveLength(1)
})
