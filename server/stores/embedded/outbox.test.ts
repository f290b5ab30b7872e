import path from 'node:path'
import { toNewMeeting } from '@/features/booking/domain/requests'
import { SlotTaken } from '../../contactStore'
import type { OutboxEntry } from '../../messages/outbox'
import { takeEntries } from '../../messages/testing/takeEntries'
import { createTemporaryFolder } from '../../testing/temporaryFolder'
import { openEmbeddedStore } from './embeddedStore'
import { readOutbox } from './outbox'
import { readDatabase } from './readContacts'

const details = {
  name: 'Lucía Fernández',
  email: 'lucia@example.com',
  country: 'ES',
  phone: '612345678',
  company: 'Tiendas Alba',
}
const appointment = { date: '2026-11-26', time: '16:00', timeZone: 'Europe/Madrid' }

function openStore() {
  const file = path.join(createTemporaryFolder(), 'contacts.sqlite')
  let now = new Date('2026-11-24T09:00:00.000Z')
  const store = openEmbeddedStore({ file, now: () => now })
  const close = store.close.bind(store)
  return {
    store,
    close,
    wait: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000)
      return now
    },
    /** Takes all due entries. */
    take: async () => {
      const entries: OutboxEntry[] = []
      const retryAt = new Date(now.getTime() + 5 * 60_000)
      for await (const entry of takeEntries(store, { now, retryAt })) entries.push(entry)
      return entries
    },
    read: () => readDatabase(file, readOutbox) ?? [],
  }
}

let opened: ReturnType<typeof openStore>
let records: { orgId: number; personId: number; dealId: number }
beforeEach(async () => {
  opened = openStore()
  const { store } = opened
  const { id: orgId } = await store.createOrganization({ name: details.company })
  const { id: personId } = await store.createPerson({
    name: details.name,
    email: [{ value: details.email, primary: true }],
    phone: [{ value: '+34612345678', primary: true }],
    org_id: orgId,
  })
  const { id: dealId } = await store.createDeal({
    title: 'Demo',
    person_id: personId,
    org_id: orgId,
    status: 'open',
    value: 5000,
    currency: 'EUR',
  })
  records = { orgId, personId, dealId }
})
afterEach(() => opened.close())

const book = (idempotencyKey?: string) => {
  const meeting = toNewMeeting({
    details,
    appointment,
    language: 'en',
    industry: 'Comercio',
    ...records,
  })
  return opened.store.createActivity(meeting, idempotencyKey ? { idempotencyKey } : {})
}

describe('a booking', () => {
  it('writes an event for visitor, owner and webhook, with all their data', async () => {
    await book()
    const entries = await opened.take()
    expect(entries.map(({ recipient }) => recipient)).toEqual(['visitor', 'owner', 'webhook'])
    expect(new Set(entries.map(({ event }) => event.id)).size).toBe(1)
    expect(entries[0]?.event).toMatchObject({
      type: 'booking.created',
      createdAt: '2026-11-24T09:00:00.000Z',
      number: records.dealId,
      sender: {
        name: details.name,
        email: details.email,
        phone: '+34612345678',
        company: details.company,
      },
      language: 'en',
      appointment,
      sequence: 0,
    })
    expect(entries[0]?.event.note).toContain('Sector: Comercio')
  })

  it('that is refused writes no event', async () => {
    await book()
    await expect(book()).rejects.toThrow(SlotTaken)
    expect(opened.read()).toHaveLength(3)
  })

  it('that is repeated with its key writes one event', async () => {
    await book('key')
    await book('key')
    expect(opened.read()).toHaveLength(3)
  })
})

it('a message notifies the owner and the webhook, not the visitor', async () => {
  await opened.store.createActivity({
    subject: 'Contacto Web ESP - Precios',
    type: 'email',
    due_date: '2026-11-24',
    due_time: '12:00',
    duration: '00:30',
    person_id: records.personId,
    deal_id: records.dealId,
    note: 'Mensaje: Hola<br>Idioma preferido: Español',
    source_timezone: 'Europe/Madrid',
  })
  const entries = await opened.take()
  expect(entries.map(({ recipient, event }) => [recipient, event.type])).toEqual([
    ['owner', 'message.created'],
    ['webhook', 'message.created'],
  ])
})

describe('an entry', () => {
  it('can be taken by one process at a time', async () => {
    await book()
    expect(await opened.take()).toHaveLength(3)
    expect(await opened.take()).toHaveLength(0)
    opened.wait(5)
    expect(await opened.take()).toHaveLength(3)
  })

  it('contains no personal data after it was sent', async () => {
    await book()
    const [entry] = await opened.take()
    await opened.store.markSent(entry?.id ?? 0, opened.wait(0))
    opened.wait(60)
    expect(await opened.take()).toHaveLength(2)
    expect(opened.read()[0]).toMatchObject({ state: 'sent', recipient: 'visitor', error: null })
  })

  it('waits after a failure, and stays after the last one', async () => {
    await book()
    const [entry] = await opened.take()
    const id = entry?.id ?? 0
    const retryAt = new Date('2026-11-24T10:00:00.000Z')
    await opened.store.markFailed(id, { error: 'refused', retryAt })
    expect(opened.read()[0]).toMatchObject({
      state: 'waiting',
      attempts: 1,
      due_at: retryAt.toISOString(),
      error: 'refused',
    })
    await opened.store.markFailed(id, { error: 'refused again' })
    expect(opened.read()[0]).toMatchObject({ state: 'failed', attempts: 2 })
    opened.wait(10_000)
    expect((await opened.take()).map(({ recipient }) => recipient)).toEqual(['owner', 'webhook'])
  })
})

it('a change is sent after its booking, even if the booking has to wait', async () => {
  const { id } = await book()
  const entries = await opened.take()
  for (const entry of entries) {
    const retryAt = new Date(opened.wait(0).getTime() + 60 * 60_000)
    await opened.store.markFailed(entry.id, { error: 'no mail server', retryAt })
  }
  await opened.store.changeBooking(
    { activityId: id, number: records.dealId },
    { due_date: '2026-11-27', due_time: '16:00', source_timezone: 'Europe/Madrid' },
  )
  expect(await opened.take()).toEqual([])
  opened.wait(61)
  const due = await opened.take()
  expect(due.map(({ event }) => event.type)).toEqual(Array(3).fill('booking.created'))
  for (const entry of due) await opened.store.markSent(entry.id, opened.wait(0))
  const later = await opened.take()
  expect(later.map(({ event }) => event.type)).toEqual(Array(3).fill('booking.changed'))
})
