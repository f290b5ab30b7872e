import fc from 'fast-check'
import { getInterval, overlaps } from '@/features/booking/domain/interval'
import { slotTimes } from '@/features/booking/domain/slots'
import type { ListedActivity } from '@/contactService/schemas/responses'
import { addToDate } from '@/features/booking/domain/isoDate'
import {
  calendarWithoutFile,
  createHosts,
  defaultCalendar,
  type OwnerCalendar,
} from '../calendar/ownerCalendar'
import { StoreError } from '../contactStore'
import { meeting, writeDeal } from '../testing/records'
import { capable, key, post, startGateway } from '../testing/startGateway'
import { hourMs } from '../time'

const firstDay = '2026-03-31'
const office = [{ from: 8 * 60, to: 14 * 60 }]

// Rules of an owner in Madrid.
const calendar = fc
  .record({
    hosts: fc.integer({ min: 1, max: 2 }).map(createHosts),
    buffer: fc.constantFrom(0, hourMs / 4),
    perDay: fc.constantFrom(2, Infinity),
    hours: fc.constantFrom(
      defaultCalendar.hours,
      Array.from({ length: 7 }, () => office),
    ),
  })
  .map((rules) => ({ ...defaultCalendar, zone: 'Europe/Madrid', ...rules }))

const zone = fc.constantFrom(
  'America/Mexico_City',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
)

/** Demos that are booked before, at times of Madrid. */
const times = fc.uniqueArray(fc.constantFrom(...slotTimes), { maxLength: 3 })

it('takes every slot that is shown as free, and refuses all others', async () => {
  const seen = { free: 0, taken: 0 }
  let rules: OwnerCalendar = defaultCalendar
  const { gateway, store } = await startGateway({
    calendar: { get: () => rules },
    environment: {
      OPEN_BOOKINGS_PER_PERSON: '0',
      OPEN_BOOKINGS_PER_ADDRESS: '0',
      WRITES_PER_MINUTE: '0',
    },
  })
  let week = 0
  await fc.assert(
    fc.asyncProperty(calendar, zone, times, async (sample, source_timezone, booked) => {
      rules = sample
      // Each time in another week, where nobody has booked yet.
      const day = addToDate(firstDay, 7 * week)
      week += 1
      const ids = await writeDeal(store)
      for (const due_time of booked) {
        const activity = meeting({ ...(await writeDeal(store)), due_date: day, due_time })
        await store.createActivity(activity).catch((error: unknown) => {
          expect(error).toEqual(new StoreError('slotTaken'))
        })
      }
      const headers = capable(
        ['organization', ids.org_id],
        ['person', ids.person_id],
        ['deal', ids.deal_id],
      )
      const listed = await gateway.inject({
        url: `/api/v1/activities?${key}&start_date=${addToDate(day, -1)}&end_date=${addToDate(day, 1)}`,
        headers,
      })
      const busy = (listed.json<{ data: ListedActivity[] | null }>().data ?? []).map(getInterval)

      // One deal has one meeting: each slot moves it to a time that it has not, as a visitor would.
      for (const due_time of slotTimes) {
        const slot = { due_date: day, due_time, source_timezone }
        const interval = getInterval({ ...slot, duration: '01:00' })
        const isShown = !busy.some((each) => each && interval && overlaps(each, interval))
        const response = await gateway.inject(
          post('/activities', meeting({ ...ids, ...slot }), headers),
        )
        expect({ ...slot, status: response.statusCode }).toEqual({
          ...slot,
          status: isShown ? 201 : 409,
        })
        seen[isShown ? 'free' : 'taken'] += 1
      }
    }),
    {
      seed: 20261126,
      numRuns: 12,
      endOnFailure: true,
      examples: [[calendarWithoutFile, 'Asia/Kathmandu', ['10:00', '13:00']]],
    },
  )
  expect(seen.free).toBeGreaterThan(20)
  expect(seen.taken).toBeGreaterThan(20)
}, 60_000)
