import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { AppointmentChange } from '@/contactService/schemas/requests'
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
import { StoreError } from '../records/storeError'
import { meeting, writeDeal } from '../testing/records'
import { capable, createBookingToken, key, post, startGateway } from '../testing/startGateway'
import { hourMs } from '../time'

const firstDay = '2026-03-31'
const office = [{ from: 8 * 60, to: 14 * 60 }]

// Rules of an owner in Madrid.
const calendar = fc
  .record({
    hosts: fc.integer({ min: 1, max: 2 }).map(createHosts),
    buffer: fc.constantFrom(0, hourMs / 4),
    perDay: fc.constantFrom(1, 2, Infinity),
    hours: fc.constantFrom(
      defaultCalendar.hours,
      Array.from({ length: 7 }, () => office),
    ),
  })
  .map((rules) => ({ ...defaultCalendar, zone: 'Europe/Madrid', ...rules }))

const zones = ['America/Mexico_City', 'Asia/Tokyo', 'Asia/Kathmandu', 'Australia/Lord_Howe']

/** Of the demo that is moved, at a time of Madrid. */
const ownTimes = fc.constantFrom('09:00', '10:00', '11:00', '12:00', '13:00')

/** Of demos that others have booked. */
const times = fc.uniqueArray(fc.constantFrom(...slotTimes), { maxLength: 3 })

/** How a visitor who has booked a time moves it, with the header that also leaves it out of the calendar. */
interface Way {
  readonly headers: Readonly<Record<string, string>>
  readonly move: (slot: AppointmentChange) => InjectOptions
}

type Ids = Awaited<ReturnType<typeof writeDeal>>

const moveByCall = (ids: Ids): Way => {
  const { org_id, person_id, deal_id } = ids
  const headers = capable(['organization', org_id], ['person', person_id], ['deal', deal_id])
  return { headers, move: (slot) => post('/activities', meeting({ ...ids, ...slot }), headers) }
}

const moveByLink = ({ deal_id }: Ids, activityId: number): Way => {
  const token = createBookingToken({ activityId, number: deal_id })
  const headers = { authorization: `Bearer ${token}` }
  return {
    headers,
    move: (payload) => ({ method: 'PUT', url: `/api/v1/appointment?${key}`, headers, payload }),
  }
}

it.each([
  ['repeats the call', moveByCall],
  ['follows the link', moveByLink],
])(
  'takes each slot that is shown as free, and refuses all others: %s',
  async (_way, createWay) => {
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
      fc.asyncProperty(
        calendar,
        fc.constantFrom(...zones),
        ownTimes,
        times,
        async (sample, source_timezone, ownTime, booked) => {
          rules = sample
          // Each time in another week, where nobody has booked yet.
          const day = addToDate(firstDay, 7 * week)
          week += 1
          const book = async (due_time: string) => {
            const ids = await writeDeal(store)
            const { id } = await store.createActivity(meeting({ ...ids, due_date: day, due_time }))
            return createWay(ids, id)
          }
          const { headers, move } = await book(ownTime)
          for (const due_time of booked) {
            await book(due_time).catch((error: unknown) => {
              expect(error).toEqual(new StoreError('slotTaken'))
            })
          }
          const listed = await gateway.inject({
            url: `/api/v1/activities?${key}&start_date=${addToDate(day, -1)}&end_date=${addToDate(day, 1)}`,
            headers,
          })
          const busy = (listed.json<{ data: ListedActivity[] | null }>().data ?? []).map(
            getInterval,
          )

          for (const due_time of slotTimes) {
            const slot = { due_date: day, due_time, source_timezone }
            const interval = getInterval({ ...slot, duration: '01:00' })
            const isShown = !busy.some((each) => each && interval && overlaps(each, interval))
            const { statusCode } = await gateway.inject(move(slot))
            expect({ ...slot, isTaken: statusCode === 409 }).toEqual({ ...slot, isTaken: !isShown })
            if (isShown) expect([200, 201]).toContain(statusCode)
            seen[isShown ? 'free' : 'taken'] += 1
          }
        },
      ),
      {
        seed: 20261126,
        numRuns: 12,
        endOnFailure: true,
        examples: [[calendarWithoutFile, 'Asia/Kathmandu', '11:00', ['10:00', '13:00']]],
      },
    )
    expect(seen.free).toBeGreaterThan(20)
    expect(seen.taken).toBeGreaterThan(20)
  },
  60_000,
)
