import type { Route } from '@playwright/test'
import type { BookedAppointment } from '@/contactService'
import { errorCodes } from '@/contactService/schemas/responses'
import { getAppointmentPath } from '@/site/routes'
import { failedRequest, failures, neverRespond, refuse } from '../fixtures/service'
import type { Visit } from '../fixtures/test'
import type { State } from './state'

export const booked: BookedAppointment = {
  number: 12,
  due_date: '2026-11-26',
  due_time: '10:00',
  source_timezone: 'Europe/Madrid',
  state: 'booked',
}

export const respondWith = (data: BookedAppointment) => (route: Route) =>
  route.fulfill({ json: { success: true, data } })

type Method = 'GET' | 'PUT' | 'DELETE'

/** Opens the page of a link while the service responds to its calls as given. */
export async function openAppointment(
  { page, site, language }: Visit,
  responses: Partial<Record<Method, (route: Route) => Promise<void>>> = {},
): Promise<void> {
  const all = { GET: respondWith(booked), ...responses }
  await page.route('**/api/v1/appointment?*', (route) => {
    const respond = all[route.request().method() as Method]
    return respond ? respond(route) : route.fallback()
  })
  await site.openPath(getAppointmentPath('token', language))
}

const openChange = async (visit: Visit, write?: (route: Route) => Promise<void>) => {
  await openAppointment(visit, write && { PUT: write })
  await visit.appointment.button('change').click()
  await visit.appointment.title('change').waitFor()
}

const submitChange = async (visit: Visit, write: (route: Route) => Promise<void>) => {
  await openChange(visit, write)
  await visit.booking.choose('2026-11-27', '16:00')
  await visit.appointment.button('submit_change').click()
}

const openCancel = async (visit: Visit, write?: (route: Route) => Promise<void>) => {
  await openAppointment(visit, write && { DELETE: write })
  await visit.appointment.button('cancel').click()
  await visit.appointment.title('cancel').waitFor()
}

/** A state in which the page says why it does not show the appointment. */
const failToLoad = (
  name: string,
  view: 'invalid' | 'failed' | 'expired' | 'offline' | 'rateLimited',
  GET: (route: Route) => Promise<void>,
): State => ({
  name: `appointment, ${name}`,
  reach: async (visit) => {
    visit.expectProblem(failedRequest)
    await openAppointment(visit, { GET })
    await visit.appointment.title(view).waitFor()
  },
  announces: ({ appointment }) => appointment.text[`${view}_text`],
  isReachedByLoading: true,
})

/** The states of the page that the link of a booking opens. */
export const appointmentStates: readonly State[] = [
  {
    name: 'appointment, loading',
    reach: (visit) => openAppointment(visit, { GET: neverRespond }),
    isReachedByLoading: true,
  },
  {
    name: 'appointment, booked',
    width: 'narrow',
    reach: async (visit) => {
      await openAppointment(visit)
      await visit.appointment.title('booked').waitFor()
    },
    announces: ({ appointment }) => appointment.text.booked_text,
    isChecked: 'always',
    isReachedByLoading: true,
  },
  failToLoad('link invalid', 'invalid', refuse(403, errorCodes.invalidLink)),
  failToLoad('not loaded', 'failed', refuse(500)),
  failToLoad('link expired', 'expired', refuse(403, errorCodes.expiredLink)),
  {
    name: 'appointment, past',
    reach: async (visit) => {
      await openAppointment(visit, { GET: respondWith({ ...booked, state: 'past' }) })
      await visit.appointment.title('past').waitFor()
    },
    announces: ({ appointment }) => appointment.text.past_text,
    isReachedByLoading: true,
  },
  failToLoad('offline', 'offline', failures.offline),
  failToLoad('too many requests', 'rateLimited', failures.rateLimited),
  {
    name: 'appointment, another time',
    reach: async (visit) => {
      await openChange(visit)
      await visit.booking.choose('2026-11-27', '16:00')
    },
  },
  {
    name: 'appointment, being moved',
    reach: async (visit) => {
      await submitChange(visit, neverRespond)
      await visit.booking.button('processing').waitFor()
    },
    announces: ({ booking }) => booking.text.processing,
  },
  {
    name: 'appointment, slot taken',
    width: 'narrow',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      await submitChange(visit, refuse(409))
      await visit.page.getByText(visit.appointment.text.error_slot_taken).first().waitFor()
    },
    announces: ({ appointment }) => appointment.text.error_slot_taken,
  },
  {
    name: 'appointment, day over',
    width: 'narrow',
    reach: async (visit) => {
      await openChange(visit)
      await visit.booking.choose('2026-11-25', '16:00')
      await visit.page.clock.setFixedTime(new Date('2026-11-24T08:00:00Z'))
      await visit.appointment.button('submit_change').click()
      await visit.page.getByText(visit.booking.text.error_date_over).waitFor()
    },
    announces: ({ booking }) => booking.text.error_date_over,
  },
  {
    name: 'appointment, moved',
    reach: async (visit) => {
      await submitChange(
        visit,
        respondWith({ ...booked, due_date: '2026-11-27', due_time: '16:00' }),
      )
      await visit.appointment.title('moved').waitFor()
    },
    announces: ({ appointment }) => appointment.text.moved_text,
  },
  {
    name: 'appointment, cancel',
    width: 'narrow',
    reach: (visit) => openCancel(visit),
  },
  {
    name: 'appointment, being cancelled',
    reach: async (visit) => {
      await openCancel(visit, neverRespond)
      await visit.appointment.button('cancel').click()
      await visit.booking.button('processing').waitFor()
    },
    announces: ({ booking }) => booking.text.processing,
  },
  {
    name: 'appointment, not cancelled',
    reach: async (visit) => {
      visit.expectProblem(failedRequest)
      await openCancel(visit, refuse(500))
      await visit.appointment.button('cancel').click()
      await visit.page.getByText(visit.appointment.text.error_cancel).first().waitFor()
    },
    announces: ({ appointment }) => appointment.text.error_cancel,
  },
  {
    name: 'appointment, cancelled',
    reach: async (visit) => {
      await openCancel(visit, respondWith({ ...booked, state: 'cancelled' }))
      await visit.appointment.button('cancel').click()
      await visit.appointment.title('cancelledNow').waitFor()
    },
    announces: ({ appointment }) => appointment.text.cancelledNow_text,
  },
]
