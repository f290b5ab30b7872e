/** @jest-environment node */
import { exampleEnglishEmail, exampleEnglishMessageDeal } from '@/testing/contactServiceExamples'
import {
  calls,
  getSentCalls,
  startContactServiceServer,
  type Reply,
} from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import { correctClock } from '@/time/clock'
import { formLeft } from './contactSlice'
import { getEmptyMessage } from './domain/contactFields'
import { submitContactForm } from './submitContactForm'
import { bodies, message, openContact, sentAt, setNow, writes } from './testing/example'

const service = startContactServiceServer()
const openStore = createStoresWithService()

beforeEach(() => {
  setNow(sentAt)
})
afterEach(() => {
  correctClock(new Date().toUTCString())
  jest.useRealTimers()
})

describe('a message', () => {
  it('creates organization, person, deal and e-mail', async () => {
    const result = await openContact(openStore()).send()
    expect(submitContactForm.fulfilled.match(result)).toBe(true)
    expect(getSentCalls(service.requests)).toEqual(writes.map((write) => [write, bodies[write]]))
  })

  it('in English sends what the contract’s examples say (R44)', async () => {
    setNow(exampleEnglishEmail.due_date)
    await openContact(openStore()).send({ language: 'en' })
    expect(service.getRequests('createDeal')[0]?.body).toEqual(exampleEnglishMessageDeal)
    expect(service.getRequests('createActivity')[0]?.body).toEqual(exampleEnglishEmail)
  })

  it('marks an English message without a subject', async () => {
    setNow('2026-11-24T04:59:00Z')
    await openContact(openStore()).send({
      message: { ...message, subject: '' },
      language: 'en',
      timeZone: 'America/Bogota',
    })
    const title = 'Contacto Web ENG - Sin asunto'
    expect(service.getRequests('createDeal')[0]?.body).toEqual({ ...bodies.createDeal, title })
    expect(service.getRequests('createActivity')[0]?.body).toEqual({
      ...bodies.createActivity,
      subject: title,
      due_date: '2026-11-23',
      note: bodies.createActivity.note.replace('Español', 'Inglés'),
      source_timezone: 'America/Bogota',
    })
  })

  it.each([-400, -2, 2, 400])(
    'is due on the service’s day if the device’s clock is %d days off',
    async (days) => {
      setNow(Date.parse(sentAt) + days * 86_400_000)
      service.setClock(sentAt)
      await openContact(openStore()).send()
      expect(service.getRequests('createActivity')[0]?.body).toEqual(bodies.createActivity)
    },
  )

  it('leaves only the count of sent messages and its country in the state', async () => {
    const { send, state } = openContact(openStore())
    await send()
    const draft = { details: getEmptyMessage(message.country), countryChosen: true }
    expect(state()).toEqual({ isSubmitting: false, sentCount: 1, draft })
  })

  it('is not restored once it was sent, except for the country code', async () => {
    const store = openStore()
    const { send, state } = openContact(store)
    const details = { ...message, country: 'CO' }
    const leave = () =>
      store.dispatch(formLeft({ draft: { details, countryChosen: false }, sentCount: 0 }))
    const sending = send({ message: details })
    leave()
    await sending
    leave()
    expect(state().draft).toEqual({ details: getEmptyMessage('CO'), countryChosen: true })
  })
})

describe('a second attempt during the first', () => {
  it('is ignored', async () => {
    const { send, state } = openContact(openStore())
    const first = send()
    expect(state().isSubmitting).toBe(true)
    const second = await send()
    expect(submitContactForm.rejected.match(second) && second.meta.condition).toBe(true)
    expect(state()).toMatchObject({ isSubmitting: true, sequenceId: first.requestId })
    await first
    expect(calls(service.requests)).toEqual([...writes])
  })
})

const outOfOrder: Reply = { status: 500, error: 'out of order' }

const getKeys = (call: (typeof writes)[number]) =>
  service.getRequests(call).map(({ idempotencyKey }) => idempotencyKey)

describe.each<[string, Reply]>([
  ['an error', outOfOrder],
  ['a lost response', 'networkError'],
])('after %s', (_how, failure) => {
  it.each(writes)('of %s all records are written again under the same names', async (write) => {
    service.reply(write, failure, 'usual')
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
  for (const write of writes) service.reply(write, outOfOrder, 'usual')
  const { send } = openContact(openStore())
  const outcomes = []
  while (outcomes.length < 5) outcomes.push((await send()).payload)
  expect(outcomes).toEqual(['failed', 'failed', 'failed', 'failed', undefined])
  for (const write of writes) expect(new Set(getKeys(write)).size).toBe(1)
})

it('after a lost response the message is what was sent last, in its language and on its day', async () => {
  service.reply('createActivity', 'networkError', 'usual')
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
