import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { listenForTest } from '../testing/closing'
import { origin } from '../testing/records'
import type { VisitorEvent } from './events'
import { createBookingEvent, createMessageEvent, webhookSecret } from './testing/events'
import { sendWebhook } from './webhook'

interface Received {
  readonly request: IncomingMessage
  readonly body: string
}

let url: string
let status: number
let location: string | undefined
const received: Received[] = []

beforeEach(async () => {
  received.length = 0
  status = 204
  location = undefined
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ request, body })
      if (location !== undefined) response.setHeader('location', location)
      response.writeHead(status).end()
    })
  })
  url = `http://${await listenForTest(server)}/hook`
})

const send = (event: VisitorEvent) => sendWebhook(event, { url, secret: webhookSecret }, Date.now())

it('is signed as Standard Webhooks says', async () => {
  const host = { name: 'Marta', email: 'marta@example.com' }
  await send(createBookingEvent({ host }))
  const [{ request, body } = { request: undefined, body: '' }] = received
  const headers = request?.headers as Record<string, string>
  expect(new Webhook(webhookSecret).verify(body, headers)).toMatchObject({
    type: 'booking.created',
    timestamp: '2026-11-24T09:00:00.000Z',
    data: { number: 33, appointment: { date: '2026-11-26', time: '16:00' }, host },
  })
  expect(headers['webhook-id']).toBe('evt_booking')
  expect(headers['content-type']).toBe('application/json')
  expect(() => new Webhook('whsec_AAAA').verify(body, headers)).toThrow()
})

it('says where the visitor came from, if that is known (R63)', async () => {
  await send(createBookingEvent())
  await send(createBookingEvent({ origin }))
  const [without, withOrigin] = received.map(({ body }) => JSON.parse(body) as { data: object })
  expect(without?.data).not.toHaveProperty('origin')
  expect(withOrigin?.data).toEqual({ ...without?.data, origin })
})

it.each([301, 400, 410, 500])('fails if the receiver responds with %d', async (code) => {
  status = code
  location = code === 301 ? `${url}/elsewhere` : undefined
  await expect(send(createMessageEvent())).rejects.toMatchObject({ responseCode: code })
  expect(received).toHaveLength(1)
})
