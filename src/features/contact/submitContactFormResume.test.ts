/** @jest-environment node */
import { exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { submitContactForm } from './submitContactForm'
import { bodies, message, sentAt, writes } from './testing/example'
import { openContact, getSentCalls, setNow } from './testing/openContact'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

beforeEach(() => {
  setNow(sentAt)
})
afterEach(() => jest.useRealTimers())

type Write = (typeof writes)[number]

const usual: Readonly<Record<Write, Reply>> = {
  createOrganization: { data: { id: exampleIds.organization } },
  createPerson: { data: { id: exampleIds.person } },
  createDeal: { data: { id: exampleIds.deal } },
  createActivity: { data: { id: exampleIds.activity } },
}
const outOfOrder: Reply = { status: 500, error: 'out of order' }

const getKeys = (call: Write) =>
  service.getRequests(call).map(({ idempotencyKey }) => idempotencyKey)

describe.each<[string, Reply]>([
  ['an error', outOfOrder],
  ['a lost response', 'networkError'],
])('after %s', (_how, failure) => {
  it.each(writes)('of %s all records are written again under the same names', async (write) => {
    service.reply(write, failure, usual[write])
    const { send } = openContact(openStore())
    expect(submitContactForm.rejected.match(await send())).toBe(true)
    const sentFirst = service.requests.length
    expect(submitContactForm.fulfilled.match(await send())).toBe(true)
    expect(getSentCalls(service.requests.slice(sentFirst))).toEqual(
      writes.map((call) => [call, bodies[call]]),
    )
    for (const call of writes) expect(new Set(getKeys(call)).size).toBe(1)
  })
})

it('an attempt can fail at each step in turn', async () => {
  for (const write of writes) service.reply(write, outOfOrder, usual[write])
  const { send } = openContact(openStore())
  const outcomes = []
  while (outcomes.length < 5) outcomes.push((await send()).payload)
  expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', undefined])
  for (const write of writes) expect(new Set(getKeys(write)).size).toBe(1)
})

it('after a lost response the message is what was sent last, in its language and on its day', async () => {
  service.reply('createActivity', 'networkError', usual.createActivity)
  const { send } = openContact(openStore())
  await send()
  setNow('2026-11-24T15:00:00Z')
  await send({
    message: { ...message, subject: 'Otro asunto' },
    language: 'en',
    timeZone: 'Asia/Tokyo',
  })
  expect(service.getRequests('createDeal').at(-1)?.body).toMatchObject({
    title: 'Contacto Web ENG - Otro asunto',
  })
  expect(service.getRequests('createActivity').at(-1)?.body).toMatchObject({
    subject: 'Contacto Web ENG - Otro asunto',
    due_date: '2026-11-25',
    source_timezone: 'Asia/Tokyo',
  })
  for (const write of writes) expect(new Set(getKeys(write)).size).toBe(1)
})

it('the message after one that was sent has names of its own', async () => {
  const { send, state } = openContact(openStore())
  await send()
  await send()
  for (const write of writes) expect(new Set(getKeys(write)).size).toBe(2)
  expect(state().sentCount).toBe(2)
})
