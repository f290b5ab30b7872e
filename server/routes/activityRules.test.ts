import type { NewActivity } from '@/contactService/schemas/requests'
import { slotTimes } from '@/features/booking/domain/slots'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { email, meeting, writeDeal } from '../testing/records'
import {
  createCapable,
  key,
  post,
  startGateway,
  testNow,
  type TestGateway,
} from '../testing/startGateway'
import { readStoredContacts } from '../testing/openTestStore'
import { getBookableRange } from './activityRules'

let running: TestGateway

beforeEach(async () => {
  running = await startGateway({
    environment: { OPEN_BOOKINGS_PER_ADDRESS: '0', OPEN_BOOKINGS_PER_PERSON: '0' },
  })
  await writeDeal(running.store)
})

const send = async (activity: NewActivity) => {
  const headers = createCapable(running.at)(['person', 1], ['deal', 1])
  const response = await running.gateway.inject(post('/activities', activity, headers))
  return [response.statusCode, response.json<{ error_info?: string }>().error_info]
}

const countActivities = async () => (await readStoredContacts(running.file)).activities.length

describe('a meeting', () => {
  it('can begin at each of the times that are offered', async () => {
    for (const due_time of slotTimes) {
      expect([due_time, ...(await send(meeting({ due_time })))]).toEqual([due_time, 201, undefined])
    }
  })

  const times = `body/due_time of a meeting must be one of ${slotTimes.join()}`

  it('is refused if the calendar does not offer it', async () => {
    const refused: readonly [Partial<NewActivity>, string][] = [
      [{ duration: '00:00' }, 'body/duration of a meeting must be 01:00'],
      [{ duration: '23:59:59' }, 'body/duration of a meeting must be 01:00'],
      [{ duration: '01:01' }, 'body/duration of a meeting must be 01:00'],
      [{ duration: '' }, 'body/duration of a meeting must be 01:00'],
      [{ due_time: '' }, times],
      [{ due_time: '08:00' }, times],
      [{ due_time: '18:00' }, times],
      [{ due_time: '10:30' }, times],
      [{ due_time: '10:00:01' }, times],
      [{ due_date: '2026-03-07' }, 'body/due_date of a meeting must be a business day'],
      [{ due_date: '2026-03-08' }, 'body/due_date of a meeting must be a business day'],
    ]
    for (const [changes, info] of refused) {
      expect([changes, ...(await send(meeting(changes)))]).toEqual([changes, 400, info])
    }
    expect(await countActivities()).toBe(0)
  })

  const range = 'body/due_date must be from 2026-03-04 to 2027-03-02'

  it('can be from the first to the last bookable date', async () => {
    const others = [
      '1970-01-01',
      '2026-03-02',
      '2026-03-03',
      '2027-03-03',
      '9998-12-31',
      '0001-01-01',
    ]
    for (const due_date of others) {
      expect([due_date, ...(await send(meeting({ due_date })))]).toEqual([due_date, 409, range])
    }
    expect(await countActivities()).toBe(0)
    for (const due_date of ['2026-03-04', '2027-03-02']) {
      expect([due_date, ...(await send(meeting({ due_date })))]).toEqual([due_date, 201, undefined])
    }
  })

  it('is checked by the date in its own zone', async () => {
    running.at = Date.parse('2026-03-02T12:00:00Z')
    const auckland = { source_timezone: 'Pacific/Auckland' }
    expect(await send(meeting({ due_date: '2026-03-04', ...auckland }))).toEqual([
      409,
      'body/due_date must be from 2026-03-05 to 2027-03-03',
    ])
    expect(await send(meeting({ due_date: '2026-03-05', ...auckland }))).toEqual([201, undefined])
  })

  it('can still be booked an hour after midnight', async () => {
    running.at = Date.parse('2026-03-02T23:59:59Z')
    const earliest = meeting({ due_date: '2026-03-04' })
    expect(await send({ ...earliest, due_time: '09:00' })).toEqual([201, undefined])
    running.at += 1_000
    expect((await send({ ...earliest, due_time: '11:00' }))[0]).toBe(409)
  })
})

describe('an e-mail', () => {
  it('can have the date of today, or an earlier one if it could not be sent at first', async () => {
    for (const due_date of ['2026-02-23', '2026-03-01', '2026-03-02', '2026-03-03']) {
      expect([due_date, ...(await send(email({ due_date })))]).toEqual([due_date, 201, undefined])
    }
  })

  it('from a device that is newer than the site’s zones is kept, in UTC', async () => {
    const activity = email({ due_date: '2026-03-03', source_timezone: 'Europe/Atlantis' })
    expect(await send(activity)).toEqual([201, undefined])
    const { activities } = await readStoredContacts(running.file)
    expect(activities).toMatchObject([{ source_timezone: '', due_date: '2026-03-03' }])
  })

  const day = 'body/due_date of an e-mail must be today'

  it('is refused if the contact form would not send it', async () => {
    const refused: readonly [Partial<NewActivity>, string][] = [
      [{ due_date: '2026-02-22' }, day],
      [{ due_date: '2026-03-04' }, day],
      [{ due_time: '10:00' }, 'body/due_time of an e-mail must be 12:00'],
      [{ duration: '23:59' }, 'body/duration of an e-mail must be 00:30'],
    ]
    for (const [changes, info] of refused) {
      expect([changes, ...(await send(email(changes)))]).toEqual([changes, 400, info])
    }
    expect(await countActivities()).toBe(0)
  })
})

describe('the taken times that are asked for', () => {
  it.each([
    ['2027-02-01', '2027-03-31', '2027-03-04'],
    ['2027-03-05', '2027-03-31', undefined],
    ['9998-12-01', '9998-12-31', undefined],
  ])('from %s to %s end with the last day that can be booked', (start_date, end_date, end) => {
    const expected = end === undefined ? undefined : { start_date, end_date: end }
    expect(getBookableRange({ start_date, end_date }, testNow)).toEqual(expected)
  })

  it('are read without the holidays of years in which nothing can be booked', async () => {
    const isHoliday = jest.fn(() => false)
    const calendar = { get: () => ({ ...defaultCalendar, isHoliday }) }
    const { gateway } = await startGateway({ calendar })
    const range = 'start_date=9998-12-01&end_date=9998-12-31'
    const response = await gateway.inject(`/api/v1/activities?${key}&${range}`)
    expect(response.json()).toMatchObject({ success: true, data: null })
    expect(isHoliday).not.toHaveBeenCalled()
  })
})
