import {
  anybody,
  everybody,
  getAvailability,
  getBlocksContext,
  getHostContext,
  type TakenTime,
} from './availability'
import { createIsHoliday } from './holidays'
import { createHosts, defaultCalendar, type OwnerCalendar } from './ownerCalendar'
import { hourMs } from '../time'

const at = (text: string) => Date.parse(text)

const between = (start: string, end: string) => ({ start: at(start), end: at(end) })

const busy = (start: string, end: string, changes: Partial<TakenTime> = {}): TakenTime => ({
  ...between(start, end),
  host: anybody,
  isDemo: false,
  ...changes,
})

const demo = (host: string, start: string): TakenTime => ({
  start: at(start),
  end: at(start) + hourMs,
  host,
  isDemo: true,
})

const calendar = (changes: Partial<OwnerCalendar> = {}): OwnerCalendar => ({
  ...defaultCalendar,
  ...changes,
})

const listBlocks = (rules: OwnerCalendar, times: readonly TakenTime[], date: string) =>
  getAvailability(rules, times, between(`${date}T00:00Z`, `${date}T24:00Z`)).blocks.map((block) =>
    [block.start, block.end].map((each) => new Date(each).toISOString().slice(11, 16)).join('-'),
  )

const monday = '2027-05-03'
const officeHours = Array.from({ length: 7 }, () => [{ from: 540, to: 840 }])

it('blocks are holidays and closed days, but for openings', () => {
  const rules = calendar({
    hours: officeHours,
    isHoliday: createIsHoliday(['ES', 'ES-MD']),
    closed: [{ first: '2027-05-04', last: '2027-05-06' }],
    opened: [{ date: '2027-05-05', from: 600, to: 720 }],
  })
  expect(listBlocks(rules, [], '2027-03-26')).toEqual(['00:00-00:00'])
  expect(listBlocks(rules, [], '2027-05-06')).toEqual(['00:00-00:00'])
  expect(listBlocks(rules, [], '2027-05-05')).toEqual(['00:00-10:00', '12:00-00:00'])
  expect(listBlocks(rules, [], '2027-05-07')).toEqual(['00:00-09:00', '14:00-00:00'])
})

describe('the host of a demo', () => {
  const rules = calendar({ zone: 'Pacific/Auckland', hosts: createHosts(3) })
  const start = at(`${monday}T10:00Z`)
  const findHost = (times: readonly TakenTime[], preferred?: string) =>
    getAvailability(rules, times, { start, end: start + hourMs }).findHost(
      { start, end: start + hourMs },
      preferred,
    )?.id

  it('is who has the fewest demos in the owner’s week, then the first', () => {
    expect(findHost([])).toBe('1')
    expect(findHost([demo('1', '2027-05-07T10:00Z')])).toBe('2')
    expect(findHost([demo('1', '2027-05-07T10:00Z'), demo('2', '2027-05-04T10:00Z')])).toBe('3')
    // 23:59 on Sunday and 0:00 on Monday in Auckland.
    expect(findHost([demo('1', '2027-05-02T11:59Z')])).toBe('1')
    expect(findHost([demo('1', '2027-05-02T12:00Z')])).toBe('2')
    expect(findHost([busy('2027-05-07T10:00Z', '2027-05-07T11:00Z', { host: '1' })])).toBe('1')
  })

  it('stays at a move, if they are free', () => {
    const demos = [demo('2', '2027-05-04T10:00Z')]
    expect(findHost(demos, '2')).toBe('2')
    expect(findHost([...demos, demo('2', `${monday}T10:30Z`)], '2')).toBe('1')
    expect(findHost(demos, 'former')).toBe('1')
  })

  it('is nobody at a time between the quarters of an hour', () => {
    const { findHost: find } = getAvailability(rules, [], { start, end: start + hourMs })
    expect(find({ start: start + 60_000, end: start + hourMs })).toBeUndefined()
  })
})

describe('a demo of several hours', () => {
  const time = between(`${monday}T10:00Z`, `${monday}T12:30Z`)
  const findHost = (times: readonly TakenTime[], changes: Partial<OwnerCalendar> = {}) => {
    const rules = calendar({ hosts: createHosts(2), ...changes })
    return getAvailability(rules, times, time).findHost(time)?.id
  }
  const busyAtEnd = (host: string) => busy(`${monday}T12:15Z`, `${monday}T13:00Z`, { host })
  const afterIt = [demo('1', `${monday}T12:30Z`), demo('2', `${monday}T12:30Z`)]
  const onNextDay = [demo('1', `${monday}T12:00Z`)]
  const inAuckland = { zone: 'Pacific/Auckland', perDay: 1 }

  it.each<[string, readonly TakenTime[], Partial<OwnerCalendar>, string | undefined]>([
    ['the first host at any open time', [], {}, '1'],
    ['another host if the first is busy at its end', [busyAtEnd('1')], {}, '2'],
    ['no host if everybody is busy at its end', [busyAtEnd(everybody)], {}, undefined],
    [
      'no host if two take anybody’s time at its end',
      [anybody, anybody].map(busyAtEnd),
      {},
      undefined,
    ],
    ['no host if a buffer is not left after it', afterIt, { buffer: hourMs / 4 }, undefined],
    ['a host if the next day, into which it lasts, is full', onNextDay, inAuckland, '2'],
  ])('has %s', (_case, times, changes, host) => {
    expect(findHost(times, changes)).toBe(host)
  })
})

it('needs the busy times of two days around, and for a host those of the whole week', () => {
  const range = between(`${monday}T00:00Z`, `${monday}T24:00Z`)
  expect(getBlocksContext(range)).toEqual(between('2027-05-01T00:00Z', '2027-05-06T00:00Z'))
  expect(getHostContext(range)).toEqual(between('2027-04-25T00:00Z', '2027-05-12T00:00Z'))
})

it('looks at each busy time and each day a fixed number of times, however many there are', () => {
  const range = between('2027-03-01T00:00Z', '2027-05-02T00:00Z')
  const countReads = (amount: number) => {
    let reads = 0
    let days = 0
    const times = Array.from({ length: amount }, (_, index) => ({
      get start() {
        reads += 1
        return range.start + index * 60_000
      },
      end: range.start + (index + 30) * 60_000,
      host: String(index % 3),
      isDemo: index % 2 === 0,
    }))
    const rules = {
      ...calendar({ perDay: 5, hosts: createHosts(2) }),
      get hours() {
        days += 1
        return officeHours
      },
    }
    getAvailability(rules, times, range)
    return { reads: reads / amount, days }
  }
  const few = countReads(100)
  expect(few.days).toBeLessThan(70)
  expect(countReads(10_000)).toEqual(few)
})
