import { exampleIds } from '@/testing/contactServiceExamples'
import type { ContactServiceStubs, Reply } from '@/testing/contactServiceServer'
import type { AppStore } from '@/store/setupStore'
import { appointmentConfirmed, dateChosen, slotChosen } from '../bookingSlice'
import type { Appointment } from '../domain/types'
import { keepMeeting, reopenAppointment } from '../reopenAppointment'
import { appointment, bodies, details } from './example'
import { getSentCalls, openBooking } from './openBooking'

export const created: Reply = { data: { id: exampleIds.activity } }
export const taken: Reply = { status: 409, error: 'taken' }
export const cancelled: Reply = { status: 409, error: 'no', code: 'booking_cancelled' }
export const begun: Reply = { status: 409, error: 'no', code: 'booking_past' }
export const gone: Reply = { status: 404, error: 'no', code: 'not_found' }
export const kept: Reply = { status: 409, error: 'no', code: 'booking_pending' }

export const noon: Appointment = { date: '2026-11-26', time: '12:00', timeZone: 'Africa/Algiers' }
export const four: Appointment = { ...noon, time: '16:00' }
export const corrected = { ...details, email: 'lucia@alba.example' }

/** The request that moves the meeting, as `getLater` lists it. */
export const moveTo = ({ date, time, timeZone }: Appointment) => [
  'moveMeeting',
  {
    deal_id: exampleIds.deal,
    due_date: date,
    due_time: time,
    source_timezone: timeZone,
  },
]
/** The request that books the meeting again, as `getLater` lists it. */
export const repeated = ['createActivity', bodies.createActivity]

/** Books, and loses the response to the meeting; the next ones are given. */
export async function loseResponseInStore(
  service: ContactServiceStubs,
  store: AppStore,
  next: readonly Reply[],
) {
  service.reply('createActivity', 'networkError', ...next)
  const booking = openBooking(store)
  store.dispatch(dateChosen(appointment.date))
  store.dispatch(slotChosen(appointment))
  store.dispatch(appointmentConfirmed())
  await booking.book()
  const sentFirst = service.requests.length
  return {
    ...booking,
    /** The requests since then. */
    getLater: () => getSentCalls(service.requests.slice(sentFirst)),
    goBack: () => store.dispatch(reopenAppointment()),
    keep: (typed = details) => store.dispatch(keepMeeting(typed)),
  }
}
