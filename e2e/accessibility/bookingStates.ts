import type { Page, Route } from '@playwright/test'
import { errorCodes } from '@/contactService/schemas/responses'
import { formatMonth } from '@/i18n/format'
import {
  failCall,
  failedRequest,
  failures,
  neverRespond,
  refuse,
  type writes,
} from '../fixtures/service'
import { fill } from '../fixtures/texts'
import { visitor } from '../fixtures/visitor'
import type { State, Visit } from './state'

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

/** Sends the booking to a service that refuses one of its calls, and waits for what is said of that. */
const refuseBooking = async (
  visit: Visit,
  path: (typeof writes)[number],
  fail: (route: Route) => Promise<void>,
  text: string,
) => {
  visit.expectProblem(failedRequest)
  await failCall(visit.page, { method: 'POST', path }, fail)
  await sendBooking(visit)
  await visit.page.getByText(text).waitFor()
}

/** States of the booking, with its picker of time zones. */
export const bookingStates: readonly State[] = [
  {
    name: 'zones open',
    reach: openTimeZones,
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'zones found',
    reach: async (visit) => {
      await openTimeZones(visit)
      await visit.page.getByRole('combobox').fill('bogota')
    },
    announces: ({ booking }) => fill(booking.text.timezones_found_one, { count: 1 }),
    isReachedByAction: true,
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
    isReachedByAction: true,
    part: '[role=dialog]',
  },
  {
    name: 'step 1, nothing chosen',
    reach: async ({ booking }) => {
      await booking.open()
      await booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_select_datetime,
    isReachedByAction: true,
    isChecked: 'always',
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
    isReachedByAction: true,
  },
  {
    name: 'step 1, times loading',
    reach: async ({ booking, page }) => {
      await failCall(page, calendar, neverRespond)
      await booking.open()
      await booking.chooseDay(day)
    },
    announces: ({ booking }) => booking.text.loading_times,
    isReachedByAction: true,
  },
  {
    name: 'step 1, times failed',
    reach: async ({ booking, page, expectProblem }) => {
      expectProblem(failedRequest)
      await failCall(page, calendar, failures.serverError)
      await booking.open()
      await booking.chooseDay(day)
      await booking.button('retry_times').waitFor()
    },
    announces: ({ booking }) => booking.text.times_failed,
    isReachedByAction: true,
  },
  {
    name: 'step 1, times asked again',
    reach: async ({ booking, page, expectProblem }) => {
      expectProblem(failedRequest)
      await failCall(page, calendar, failures.serverError)
      await booking.open()
      await booking.chooseDay(day)
      await booking.button('retry_times').waitFor()
      await failCall(page, calendar, neverRespond)
      await booking.button('retry_times').click()
    },
    announces: ({ booking }) => booking.text.loading_times,
    isReachedByAction: true,
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
    isReachedByAction: true,
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
      fill(booking.text.month_full, { month: formatMonth('2026-12', language) }),
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
    isReachedByAction: true,
  },
  {
    name: 'step 1, zone changed before a day is chosen',
    reach: async (visit) => {
      await visit.booking.open()
      await changeTimeZone(visit)
    },
    announces: ({ booking }) => fill(booking.text.timezone_changed, { timezone: '' }),
    isReachedByAction: true,
  },
  {
    name: 'step 1, chosen',
    reach: async ({ booking }) => {
      await booking.open('?industry=retail')
      await booking.choose(day, '10:00')
    },
    announces: ({ booking }) => fill(booking.text.times_loaded_other, { count: 9 }),
    isReachedByAction: true,
  },
  {
    name: 'step 2',
    width: 'narrow',
    reach: (visit) => openStep2(visit, '?industry=retail'),
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'step 2, fields missing',
    reach: async (visit) => {
      await openStep2(visit)
      await visit.booking.button('continue').click()
    },
    announces: ({ booking }) => booking.text.error_all_fields,
    isReachedByAction: true,
  },
  {
    name: 'step 2, wrong e-mail left',
    reach: async (visit) => {
      await openStep2(visit)
      await visit.booking.field('email').fill('lucia')
      await visit.page.keyboard.press('Tab')
    },
    announces: ({ booking }) => booking.text.error_valid_email,
    isReachedByAction: true,
  },
  {
    name: 'step 2, being sent',
    reach: async (visit) => {
      await failCall(visit.page, { method: 'POST', path: 'organizations' }, neverRespond)
      await sendBooking(visit)
      await visit.booking.button('processing').waitFor()
    },
    announces: ({ booking }) => booking.text.processing,
    isReachedByAction: true,
  },
  {
    name: 'step 2, failed',
    width: 'narrow',
    reach: (visit) =>
      refuseBooking(visit, 'organizations', failures.serverError, visit.booking.text.failed_text),
    announces: ({ booking }) => booking.text.failed_text,
    isReachedByAction: true,
    isChecked: 'always',
  },
  {
    name: 'step 2, offline',
    reach: (visit) =>
      refuseBooking(visit, 'organizations', failures.offline, visit.booking.text.offline_text),
    announces: ({ booking }) => booking.text.offline_text,
    isReachedByAction: true,
  },
  {
    name: 'step 2, too many requests',
    reach: (visit) =>
      refuseBooking(
        visit,
        'organizations',
        failures.rateLimited,
        visit.booking.text.rateLimited_text,
      ),
    announces: ({ booking }) => booking.text.rateLimited_text,
    isReachedByAction: true,
  },
  {
    name: 'step 2, slot taken',
    width: 'narrow',
    reach: (visit) =>
      refuseBooking(visit, 'activities', refuse(409), visit.booking.text.slotTaken_title),
    announces: ({ booking }) => booking.text.slotTaken_title,
    isReachedByAction: true,
  },
  {
    name: 'step 2, too many bookings',
    reach: (visit) =>
      refuseBooking(
        visit,
        'activities',
        refuse(403, errorCodes.tooManyBookings),
        visit.booking.text.tooManyBookings_text,
      ),
    announces: ({ booking }) => booking.text.tooManyBookings_text,
    isReachedByAction: true,
  },
  {
    name: 'step 3',
    reach: async (visit) => {
      await sendBooking(visit)
      await visit.booking.heading(3).waitFor()
    },
    isReachedByAction: true,
  },
]
