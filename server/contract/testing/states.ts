import { newIndustryField } from '@/contactService/schemas/industryField'
import type { AppointmentChange, NewActivity } from '@/contactService/schemas/requests'
import type { DealField } from '@/contactService/schemas/responses'
import { deal, meeting, organization, person, writeDeal, writeMeeting } from '../../testing/records'
import { TooManyRequests } from '../../limits/requestLimits'
import { createFailingStore } from '../../testing/failingStore'
import { emptyTables, setNextId, type VerificationGateway } from './verificationGateway'

// No request can bring the gateway into the first two states: a proxy or a broken service answers in its place.

const respondAsProxy = (gateway: VerificationGateway, { page }: { page: string }) => {
  gateway.respond({ status: 200, type: 'text/html; charset=utf-8', body: page })
}

const respondWithoutSuccess = (gateway: VerificationGateway) => {
  const body = JSON.stringify({ success: false, error: 'Something went wrong', data: null })
  gateway.respond({ status: 200, type: 'application/json; charset=utf-8', body })
}

/** An error that is no `StoreError` becomes a 500 in the gateway. */
const storeIsFailing = (gateway: VerificationGateway) =>
  gateway.useStore(createFailingStore(new Error('A fault of the store')))

/** The error of the gateway's own limits. */
const tooManyRequests = (gateway: VerificationGateway, { retryAfter }: { retryAfter: number }) =>
  gateway.useStore(createFailingStore(new TooManyRequests(retryAfter)))

/** Sets up a provider state; `parameters` come from the pact. */
type StateHandler<Parameters = never> = (
  gateway: VerificationGateway,
  parameters: Parameters,
) => void | Promise<void>

const organizationExists: StateHandler<{ id: number }> = async ({ store, database }, { id }) => {
  setNextId(database, 'organizations', id)
  await store.createOrganization(organization())
}

const personExists: StateHandler<{ id: number }> = async ({ store, database }, { id }) => {
  setNextId(database, 'persons', id)
  await store.createPerson(person())
}

const dealExists: StateHandler<{ id: number; person_id: number }> = async (
  { store, database },
  { id, person_id },
) => {
  setNextId(database, 'deals', id)
  await store.createDeal(deal({ person_id }))
}

const dealFieldExists: StateHandler<DealField> = async ({ store, database }, { key, name }) => {
  await store.createDealField(newIndustryField)
  // The store's keys are random, so the test replaces the key.
  database.prepare('UPDATE deal_fields SET key = :key WHERE name = :name').run({ key, name })
}

/** Fields that an account may have beside the one that the site creates. */
const dealFieldsExist: StateHandler<{ count: number }> = ({ database }, { count }) => {
  for (let number = 1; number <= count; number += 1) {
    database
      .prepare(
        `INSERT INTO deal_fields (key, name, field_type, created_at)
         VALUES (:key, :name, 'varchar', '')`,
      )
      .run({ key: padKey(number), name: `Field ${number}` })
  }
}

const padKey = (number: number) => String(number).padStart(40, '0')

/** Another visitor's. */
const calendarHoldsMeeting: StateHandler<Partial<NewActivity>> = async ({ store }, activity) => {
  await store.createActivity(meeting({ ...activity, ...(await writeDeal(store)) }))
}

interface ExampleBooking extends AppointmentChange {
  /** The meeting. */
  readonly id: number
  /** The booking's number, which is its deal. */
  readonly number: number
}

const bookingExists: StateHandler<ExampleBooking> = async (
  { store, database },
  { id, number, due_date, due_time, source_timezone },
) => {
  setNextId(database, 'deals', number)
  setNextId(database, 'activities', id)
  await writeMeeting(store, { due_date, due_time, source_timezone })
}

const cancelledBookingExists: StateHandler<ExampleBooking> = async (gateway, booking) => {
  await bookingExists(gateway, booking)
  const { id: activityId, number } = booking
  await gateway.store.cancelBooking({ activityId, number }, {})
}

const oftenMovedBookingExists: StateHandler<ExampleBooking> = async (gateway, booking) => {
  await bookingExists(gateway, booking)
  const { id } = booking
  gateway.database.prepare('UPDATE activities SET sequence = 20 WHERE id = :id').run({ id })
}

/** As many meetings as the default of OPEN_BOOKINGS_PER_PERSON, after the example booking's day. */
const personHasManyBookings: StateHandler<{ person_id: number; deal_id: number }> = async (
  { store },
  { person_id },
) => {
  for (const due_time of ['09:00', '10:00', '11:00']) {
    const { id: deal_id } = await store.createDeal(deal({ person_id }))
    const time = { due_date: '2025-06-05', due_time }
    await store.createActivity(meeting({ ...time, person_id, deal_id }))
  }
}

/** More taken times than a day can have, so a stand-in for the store lists them. */
const activitiesFillDay: StateHandler<{ count: number; due_date: string }> = (
  gateway,
  { count, due_date },
) => {
  const { store } = gateway
  const activity = { due_date, due_time: '13:00', duration: '01:00', source_timezone: '' }
  const all = Array.from({ length: count }, () => ({ ...activity, subject: 'Busy' }))
  return gateway.useStore({
    ...store,
    listActivities: () => Promise.resolve(all),
  })
}

/** The handler of each provider state in the pacts; each starts with an empty store. */
export const states: Readonly<Record<string, StateHandler>> = {
  'the store is empty': ({ database }) => {
    emptyTables(database)
  },
  'an organization exists': organizationExists,
  'a person exists': personExists,
  'a deal exists': dealExists,
  'a deal field exists': dealFieldExists,
  'there are no deal fields': ({ database }) => {
    emptyTables(database, ['deal_field_values', 'deal_fields'])
  },
  'deal fields fill more than one page': dealFieldsExist,
  'the calendar is empty': ({ database }) => {
    emptyTables(database, ['activities'])
  },
  'the calendar holds a meeting': calendarHoldsMeeting,
  'a booking that can be changed': bookingExists,
  'a cancelled booking': cancelledBookingExists,
  'a booking that was moved too often': oftenMovedBookingExists,
  'a person has as many open bookings as allowed': personHasManyBookings,
  'activities fill more than one page': activitiesFillDay,
  // The request itself carries the wrong key, so there is nothing to set up.
  'the site key is not accepted': () => undefined,
  'too many requests': tooManyRequests,
  'the store is failing': storeIsFailing,
  'a proxy answers with a page': respondAsProxy,
  'the service answers without success': respondWithoutSuccess,
}
