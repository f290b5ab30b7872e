import type { Page, Route } from '@playwright/test'
import { errorCodes } from '@/contactService/schemas/responses'
import { fillIn } from '@/i18n/fillIn'
import { formatMonth } from '@/i18n/format'
import {
  failCall,
  failedRequest,
  failures,
  neverRespond,
  refuse,
  type writes,
} from '../fixtures/service'
import type { Visit } from '../fixtures/test'
import { visitor } from '../fixtures/visitor'
import type { BookingPage } from '../pages/BookingPage'
import type { State } from './state'

const day = '2026-11-26'
const calendar = { method: 'GET', path: 'activities' } as const

const openTimeZones = async ({ booking, page }: Visit) => {
  await booking.open()
  await booking.timeZone().click()
  await page.getByRole('dialog').waitFor()
}

const changeTimeZone = ({ booking }: Visit) => booking.chooseTimeZone('bogota', /Bogot[aá]/)

const openStep2 = async ({ booking }: Visit, query = '') => {
  await booking.open(query)
  await booking.choose(day, '10:00')
  await booking.button('continue').click()
  // The title comes before the code of the form.
  await booking.field('name').waitFor()
}

const sendBooking = async (visit: Visit) => {
  await openStep2(visit)
  await visit.booking.type(visitor)
  await visit.booking.button('continue').click()
}

/** Lets the owner's calendar hold a meeting from 0:00 of a day on. */
const fillCalendar = (page: Page, due_date: string, duration: string) =>
  failCall(page, calendar, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [{ due_date, due_time: '00:00', duration, source_timezone: 'UTC', subject: 'Busy' }],
        additional_data: {
          pagination: { start: 0, limit: 500, more_items_in_collection: false },
        },
      },
    }),
  )

/** The booking is sent to a service that refuses one of its calls, and a text tells of it. */
const refuseBooking = (
  path: (typeof writes)[number],
  fail: (route: Route) => Promise<void>,
  text: keyof BookingPage['text'],
): Pick<State, 'reach' | 'announces'> => ({
  reach: async (visit) => {
    visit.expectProblem(failedRequest)
    await failCall(visit.page, { method: 'POST', path }, fail)
    await sendBooking(visit)
    await visit.page.getByText(visit.booking.text[text]).waitFor()
  },
  announces: ({ booking }) => booking.text[text],
})

const failTimes = async ({ booking, page, expectProblem }: Visit) => {
  expectProblem(failedRequest)
  await failCall(page, calendar, failures.serverError)
  await booking.open()
  await booking.chooseDay(day)
  await booking.button('retry_times').waitFor()
}

/** States of the booking, with its picker of time zones. */
export const bookingStates: readonly State[] = [
  {
    name: 'zones open',
    reach: openTimeZones,
    part: '[role=dialog]',
  },
  {
    name: 'zones found',
    reach: async (visit) => {
      await openTimeZones(visit)
      await visit.page.getByRole('combobox').fill('bogota')
    },
    announces: ({ booking }) => fillIn(booking.text.timezones_found_one, { count: 1 }),
    part: '[role=dialog]',
  },
  {
    name: 'zones, none found',
    width: 'narrow',
    reach: async (visit) => {
      await openTimeZones(visit)
      await visit.page.getByRole('combobox').fill('xyzzy')
    },
    announces: ({ booking }) => booking.text.timezone_none,
    part: '[role=dialog]',
  },
  {
    name: 'step 1, nothing chosen',
    reach: async ({ booking }) => {
      await booking.open()
      await booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_select_datetime,
  },
  {
    name: 'step 1, no time chosen',
    width: 'narrow',
    reach: async ({ booking }) => {
      await booking.open('?industry=retail')
      await booking.chooseDay(day)
      await booking.slot('10:00').waitFor()
      await booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_select_datetime,
    isChecked: 'always',
  },
  {
    name: 'step 1, times loading',
    reach: async ({ booking, page }) => {
      await failCall(page, calendar, neverRespond)
      await booking.open()
      await booking.chooseDay(day)
    },
    announces: ({ booking }) => booking.text.loading_times,
  },
  {
    name: 'step 1, times failed',
    reach: failTimes,
    announces: ({ booking }) => booking.text.times_failed,
  },
  {
    name: 'step 1, times asked again',
    reach: async (visit) => {
      await failTimes(visit)
      await failCall(visit.page, calendar, neverRespond)
      await visit.booking.button('retry_times').click()
    },
    announces: ({ booking }) => booking.text.loading_times,
  },
  {
    name: 'step 1, day full',
    reach: async ({ booking, page }) => {
      await fillCalendar(page, day, '24:00')
      await booking.open()
      await booking.chooseDay(day)
      await booking.nextFreeDay('2026-11-27').waitFor()
    },
    announces: ({ booking }) => booking.text.no_available_times,
  },
  {
    name: 'step 1, month full',
    width: 'narrow',
    reach: async ({ booking, page }) => {
      await fillCalendar(page, '2026-11-30', '840:00')
      await booking.open()
      await booking.nextFreeDay('2027-01-04').waitFor()
    },
    announces: ({ booking, language }) =>
      fillIn(booking.text.month_full, { month: formatMonth('2026-12', language) }),
    isReachedByLoading: true,
  },
  {
    name: 'step 1, zone changed',
    width: 'narrow',
    reach: async (visit) => {
      await visit.booking.open()
      await visit.booking.chooseDay(day)
      await changeTimeZone(visit)
      await visit.booking.slot('10:00').waitFor()
    },
    announces: ({ booking }) => booking.text.reload_times,
  },
  {
    name: 'step 1, zone changed before a day is chosen',
    reach: async (visit) => {
      await visit.booking.open()
      await changeTimeZone(visit)
    },
    announces: ({ booking }) => fillIn(booking.text.timezone_changed, { timezone: '' }),
  },
  {
    name: 'step 1, chosen',
    reach: async ({ booking }) => {
      await booking.open('?industry=retail')
      await booking.choose(day, '10:00')
    },
    announces: ({ booking }) => fillIn(booking.text.times_loaded_other, { count: 9 }),
  },
  {
    name: 'step 2',
    width: 'narrow',
    reach: (visit) => openStep2(visit, '?industry=retail'),
  },
  {
    name: 'step 2, fields missing',
    reach: async (visit) => {
      await openStep2(visit)
      await visit.booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_all_fields,
  },
  {
    name: 'step 2, wrong e-mail left',
    reach: async (visit) => {
      await openStep2(visit)
      await visit.booking.field('email').fill('lucia')
      await visit.page.keyboard.press('Tab')
    },
    announces: ({ booking }) => booking.text.error_valid_email,
  },
  {
    name: 'step 2, being sent',
    reach: async (visit) => {
      await failCall(visit.page, { method: 'POST', path: 'organizations' }, neverRespond)
      await sendBooking(visit)
      await visit.booking.button('processing').waitFor()
    },
    announces: ({ booking }) => booking.text.processing,
  },
  {
    name: 'step 2, failed',
    width: 'narrow',
    ...refuseBooking('organizations', failures.serverError, 'failed_text'),
    isChecked: 'always',
  },
  {
    name: 'step 2, offline',
    ...refuseBooking('organizations', failures.offline, 'offline_text'),
  },
  {
    name: 'step 2, too many requests',
    ...refuseBooking('organizations', failures.rateLimited, 'rateLimited_text'),
  },
  {
    name: 'step 2, slot taken',
    width: 'narrow',
    ...refuseBooking('activities', refuse(409), 'slotTaken_title'),
  },
  {
    name: 'step 2, too many bookings',
    ...refuseBooking('activities', refuse(403, errorCodes.tooManyBookings), 'tooManyBookings_text'),
  },
  {
    name: 'step 3',
    reach: async (visit) => {
      await sendBooking(visit)
      await visit.booking.heading(3).waitFor()
    },
  },
]
