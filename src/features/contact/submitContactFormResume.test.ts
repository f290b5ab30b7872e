/** @jest-environment node */
import { exampleIds } from '@/testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '@/testing/contactServiceServer'
import { createStoresWithServices } from '@/testing/contactServiceStore'
import { submitContactForm } from './submitContactForm'
import { bodies, message, writes } from './testing/example'
import { calls, openContact, getSentCalls } from './testing/openContact'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

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

describe('a retry after a failure', () => {
  it.each(writes)('goes on at %s, which failed', async (write) => {
    service.reply(write, outOfOrder, usual[write])
    const { send } = openContact(openStore())
    expect((await send()).payload).toBe('failed')
    const sentFirst = service.requests.length
    expect(submitContactForm.fulfilled.match(await send())).toBe(true)
    expect(calls(service.requests.slice(sentFirst))).toEqual(writes.slice(writes.indexOf(write)))
  })

  it.each(writes)('sends %s again under the same key with the same body', async (write) => {
    service.reply(write, 'networkError', usual[write])
    const { send } = openContact(openStore())
    await send()
    await send()
    expect(getSentCalls(service.getRequests(write))).toEqual([
      [write, bodies[write]],
      [write, bodies[write]],
    ])
    const [first, second] = getKeys(write)
    expect(first).not.toBeNull()
    expect(second).toBe(first)
  })

  it('creates each record once, whichever way each step failed', async () => {
    for (const write of writes) service.reply(write, outOfOrder, usual[write])
    const { send } = openContact(openStore())
    const outcomes = []
    while (outcomes.length < 5) outcomes.push((await send()).payload)
    expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', undefined])
    for (const write of writes) {
      expect(new Set(getKeys(write)).size).toBe(1)
      expect(service.getRequests(write)).toHaveLength(2)
    }
  })
})

describe('a change of language, or midnight, between two attempts', () => {
  const later = {
    language: 'en',
    sentAt: Date.parse('2026-11-24T15:00:00Z'),
    timeZone: 'Asia/Tokyo',
  } as const

  it.each(['createDeal', 'createActivity'] as const)('sends %s again as it was', async (write) => {
    service.reply(write, 'networkError', usual[write])
    const { send } = openContact(openStore())
    await send()
    await send(later)
    expect(getSentCalls(service.getRequests(write))).toEqual([
      [write, bodies[write]],
      [write, bodies[write]],
    ])
    expect(new Set(getKeys(write)).size).toBe(1)
  })

  it('affects a message that was changed meanwhile', async () => {
    service.reply('createActivity', outOfOrder, usual.createActivity)
    const { send } = openContact(openStore())
    await send()
    await send({ ...later, message: { ...message, message: 'Another question' } })
    expect(service.getRequests('createActivity').at(-1)?.body).toMatchObject({
      subject: 'Contacto Web ENG - Precios',
      due_date: '2026-11-25',
      source_timezone: 'Asia/Tokyo',
    })
  })
})

describe('a message that changed between two attempts', () => {
  it('creates new records from the first one that contains the change', async () => {
    service.reply('createActivity', outOfOrder, usual.createActivity)
    service.reply('createDeal', usual.createDeal, { data: { id: 34 } })
    const { send } = openContact(openStore())
    await send()
    const sentFirst = service.requests.length
    await send({ message: { ...message, subject: 'Otro asunto' } })
    const onSecondTry = service.requests.slice(sentFirst)
    expect(calls(onSecondTry)).toEqual(['createDeal', 'createActivity'])
    expect(onSecondTry[1]?.body).toMatchObject({ deal_id: 34 })
  })
})

describe('the message after one that was sent', () => {
  it('reuses none of its records', async () => {
    const { send, state } = openContact(openStore())
    await send()
    await send()
    expect(calls(service.requests)).toEqual([...writes, ...writes])
    for (const write of writes) expect(new Set(getKeys(write)).size).toBe(2)
    expect(state().sentCount).toBe(2)
  })
})
