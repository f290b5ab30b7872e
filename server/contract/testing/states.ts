import { newIndustryField } from '@/contactService/schemas/industryField'
import type { AppointmentChange, NewActivity } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import { deal, meeting, organization, person, writeMeeting } from '../../testing/records'
import { TooManyRequests } from '../../limits/requestLimits'
import { createFailingStore } from '../../testing/openTestStore'
import { setNextId, type VerificationGateway } from './verificationGateway'

/** Sets up a provider state; `parameters` come from the pact. */
type StateHandler = (gateway: VerificationGateway, parameters: never) => void | Promise<void>

interface ExampleBooking extends AppointmentChange {
  /** The meeting. */
  readonly id: number
  /** The booking's number, which is its deal. */
  readonly number: number
}

const createBooking = async (
  { store, database }: VerificationGateway,
  { id, number, due_date, due_time, source_timezone }: ExampleBooking,
) => {
  setNextId(database, 'deals', number)
  setNextId(database, 'activities', id)
  await writeMeeting(store, { due_date, due_time, source_timezone })
}

/** There is nothing to set up. */
const setUpNothing = () => undefined

/** The handler of each provider state in the pacts; each interaction starts with an empty store. */
export const states: Readonly<Record<string, StateHandler>> = {
  'the store is empty': setUpNothing,
  'the calendar is empty': setUpNothing,
  'there are no deal fields': setUpNothing,
  // The request itself carries the wrong key.
  'the site key is not accepted': setUpNothing,
  'an organization exists': async ({ store, database }, { id }: { id: number }) => {
    setNextId(database, 'organizations', id)
    await store.createOrganization(organization())
  },
  'a person exists': async ({ store, database }, { id }: { id: number }) => {
    setNextId(database, 'persons', id)
    await store.createPerson(person())
  },
  'a deal exists': async (
    { store, database },
    { id, person_id }: { id: number; person_id: number },
  ) => {
    setNextId(database, 'deals', id)
    await store.createDeal(deal({ person_id }))
  },
  'a deal field exists': async ({ store, database }, { key, name }: DealField) => {
    await store.createDealField(newIndustryField)
    // The store's keys are random, so the test replaces the key.
    database.prepare('UPDATE deal_fields SET key = :key WHERE name = :name').run({ key, name })
  },
  // An account may have fields beside the one that the site creates.
  'deal fields fill more than one page': ({ database }, { count }: { count: number }) => {
    const insert = database.prepare(
      `INSERT INTO deal_fields (key, name, field_type, created_at) VALUES (?, ?, 'varchar', '')`,
    )
    for (let number = 1; number <= count; number += 1) {
      insert.run(String(number).padStart(40, '0'), `Field ${number}`)
    }
  },
  // Another visitor's.
  'the calendar holds a meeting': async ({ store }, activity: Partial<NewActivity>) => {
    await writeMeeting(store, activity)
  },
  'a booking that can be changed': createBooking,
  'a cancelled booking': async (gateway, booking: ExampleBooking) => {
    await createBooking(gateway, booking)
    const { id: activityId, number } = booking
    await gateway.store.cancelBooking({ activityId, number }, {})
  },
  'a booking that was moved too often': async (gateway, booking: ExampleBooking) => {
    await createBooking(gateway, booking)
    gateway.database.exec('UPDATE activities SET sequence = 20')
  },
  // As many as the default of OPEN_BOOKINGS_PER_PERSON, after the example booking's day.
  'a person has as many open bookings as allowed': async (
    { store },
    { person_id }: { person_id: number },
  ) => {
    for (const due_time of ['09:00', '10:00', '11:00']) {
      const { id: deal_id } = await store.createDeal(deal({ person_id }))
      await store.createActivity(meeting({ due_date: '2025-06-05', due_time, person_id, deal_id }))
    }
  },
  // More than a day can have, so a stand-in for the store lists them.
  'activities fill more than one page': (
    gateway,
    { count, due_date }: { count: number; due_date: string },
  ) => {
    const activity = { due_date, due_time: '13:00', duration: '01:00', source_timezone: '' }
    const all = Array.from({ length: count }, () => ({ ...activity, subject: 'Busy' }))
    return gateway.useStore({ ...gateway.store, listActivities: () => Promise.resolve(all) })
  },
  'too many requests': (gateway, { retryAfter }: { retryAfter: number }) =>
    gateway.useStore(createFailingStore(new TooManyRequests(retryAfter))),
  // An error that is no `StoreError` becomes a 500 in the gateway.
  'the store is failing': (gateway) =>
    gateway.useStore(createFailingStore(new Error('A fault of the store'))),
  // No request can bring the gateway into these two: a proxy or a broken service answers in its place.
  'a proxy answers with a page': (gateway, { page }: { page: string }) => {
    gateway.respond({ type: 'text/html; charset=utf-8', body: page })
  },
  'the service answers without success': (gateway) => {
    const body = JSON.stringify({ success: false, error: 'Something went wrong', data: null })
    gateway.respond({ type: 'application/json; charset=utf-8', body })
  },
}
