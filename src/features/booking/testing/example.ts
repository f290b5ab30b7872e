import {
  exampleDeal,
  exampleDealUpdate,
  exampleMeeting,
  exampleOrganization,
  examplePerson,
} from '@/testing/contactServiceExamples'
import { rootReducer } from '@/store/rootReducer'
import type { AppStore } from '@/store/setupStore'
import { bookDemo, bookingSlice } from '../bookingSlice'
import { getEmptyDetails, type BookingDetails } from '../domain/bookingFields'
import type { Appointment } from '../domain/types'
import type { DemoRequest } from '../domain/requests'

/** The example booking of the tests: what the visitor chooses and types, and what is sent. */
export const appointment: Appointment = {
  date: '2026-11-26',
  time: '10:00',
  timeZone: 'Europe/Madrid',
}

export const details: BookingDetails = {
  ...getEmptyDetails(),
  name: 'Lucía Fernández',
  email: 'lucia@tiendas-alba.example',
  company: 'Tiendas Alba',
  country: 'ES',
  phone: '612 345 678',
}

/** The request bodies of a visitor who books in Spanish for the retail industry. */
export const bodies = {
  createOrganization: exampleOrganization,
  createPerson: examplePerson,
  createDeal: exampleDeal,
  updateDeal: exampleDealUpdate,
  createActivity: { ...exampleMeeting, due_date: appointment.date },
} as const

/**
 * The availability requests if the calendar is empty: the surrounding days, then the month
 * (requirements R22).
 */
export const availabilityRequests = [
  { start_date: '2026-11-25', end_date: '2026-11-26' },
  { start_date: '2026-11-01', end_date: '2026-11-30' },
] as const

const injected = bookingSlice.injectInto(rootReducer)

export const request: DemoRequest = {
  appointment,
  details,
  industry: 'Comercio',
  language: 'es',
  origin: undefined,
}

/** Wraps a store in a booking that can be attempted several times. */
export function openBooking(store: AppStore) {
  return {
    store,
    state: () => injected.selectSlice(store.getState()),
    /** Attempts the booking; resolves to the thunk's last action. */
    book: (changes: Partial<DemoRequest> = {}) =>
      store.dispatch(bookDemo({ ...request, ...changes })),
  }
}
