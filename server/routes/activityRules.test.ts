import type { NewActivity } from '@/contactService/schemas/requests'
import { slotTimes } from '@/features/booking/domain/slots'
import { defaultCalendar } from '../calendar/ownerCalendar'
import { HttpError } from '../httpErrors'
import { email, meeting, writeDeal } from '../testing/records'
import { createCapable, key, post, startGateway, testNow } from '../testing/startGateway'
import { readStoredContacts } from '../testing/openTestStore'
import { checkActivity, getBookableDates, getBookableRange } from './activityRules'

/** The rule by which an activity is refused; undefined if it may be written. */
const findRule = (activity: NewActivity) => {
  try {
    checkActivity(activity, testNow)
    return undefined
  } catch (error) {
    if (error instanceof HttpError && error.statusCode === 400) return error.info
    throw error
  }
}

describe('a meeting', () => {
  it.each(slotTimes)('can begin at %s, which is offered', (due_time) => {
    expect(findRule(meeting({ due_time }))).toBeUndefined()
  })

  it.each<[keyof NewActivity, string, readonly string[]]>([
    ['duration', '01:00', ['00:00', '23:59:59', '01:01', '']],
    ['due_time', `one of ${slotTimes.join()}`, ['', '08:00', '18:00', '10:30', '10:00:01']],
    ['due_date', 'a business day', ['2026-03-07', '2026-03-08']],
  ])('is refused if its %s is not %s', (field, rule, values) => {
    for (const value of values) {
      const refusal = `body/${field} of a meeting must be ${rule}`
      expect([value, findRule(meeting({ [field]: value }))]).toEqual([value, refusal])
    }
  })

  it.each([
    ['the first to the last', '2026-03-02T08:30:00Z', 'UTC', '2026-03-04', '2027-03-02'],
    ['those of its zone', '2026-03-02T12:00:00Z', 'Pacific/Auckland', '2026-03-05', '2027-03-03'],
    ['that until 01:00', '2026-03-02T23:59:59Z', 'Europe/Madrid', '2026-03-04', '2027-03-03'],
    ['the next from 01:00', '2026-03-03T00:00:00Z', 'Europe/Madrid', '2026-03-05', '2027-03-03'],
  ])('can be on the bookable dates: %s', (_which, now, source_timezone, earliest, latest) => {
    expect(getBookableDates({ source_timezone }, Date.parse(now))).toEqual({ earliest, latest })
  })

  it('is taken by the calls on those dates alone', async () => {
    const at = Date.parse('2026-03-02T12:00:00Z')
    const { gateway, store, file } = await startGateway({ at })
    await writeDeal(store)
    const book = async (due_date: string) => {
      const activity = meeting({ due_date, source_timezone: 'Pacific/Auckland' })
      const headers = createCapable(at)(['person', 1], ['deal', 1])
      const response = await gateway.inject(post('/activities', activity, headers))
      return [due_date, response.statusCode, response.json<{ error_info?: string }>().error_info]
    }
    const range = 'body/due_date must be from 2026-03-05 to 2027-03-03'
    for (const date of ['0001-01-01', '2026-03-02', '2026-03-04', '2027-03-04', '9998-12-31']) {
      expect(await book(date)).toEqual([date, 409, range])
    }
    expect((await readStoredContacts(file)).activities).toEqual([])
    for (const date of ['2026-03-05', '2027-03-03']) {
      expect(await book(date)).toEqual([date, 201, undefined])
    }
  })
})

describe('an e-mail', () => {
  it.each(['2026-02-23', '2026-03-01', '2026-03-02', '2026-03-03'])(
    'can have the date of today, or an earlier one if it could not be sent at first: %s',
    (due_date) => {
      expect(findRule(email({ due_date }))).toBeUndefined()
    },
  )

  it('from a device that is newer than the site’s zones is kept, in UTC', async () => {
    const { gateway, store, file } = await startGateway()
    await writeDeal(store)
    const activity = email({ due_date: '2026-03-03', source_timezone: 'Europe/Atlantis' })
    expect((await gateway.inject(post('/activities', activity))).statusCode).toBe(201)
    const { activities } = await readStoredContacts(file)
    expect(activities).toMatchObject([{ source_timezone: '', due_date: '2026-03-03' }])
  })

  it.each<[keyof NewActivity, string, string]>([
    ['due_date', '2026-02-22', 'today'],
    ['due_date', '2026-03-04', 'today'],
    ['due_time', '10:00', '12:00'],
    ['duration', '23:59', '00:30'],
  ])('is refused with %s %s, which the contact form would not send', (field, value, rule) => {
    expect(findRule(email({ [field]: value }))).toBe(`body/${field} of an e-mail must be ${rule}`)
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
