import Holidays from 'date-holidays'
import type Moment from '@/features/booking/domain/moment'
import { createIsHoliday, isKnownRegion, listRegions } from './holidays'

test.each([
  ['Good Friday', ['ES'], '2027-03-26', true],
  ['a day of Madrid', ['ES', 'ES-MD'], '2028-05-02', true],
  ['the same in Catalonia', ['ES', 'ES-CT'], '2028-05-02', false],
  ['a city’s own', ['DE-BY-A'], '2027-08-08', true],
  ['Mother’s Day, an observance', ['ES'], '2027-05-02', false],
  ['the second day of a feast of several', ['AE'], '2026-05-28', true],
  ['a day of the second country', ['ES', 'MX'], '2027-09-16', true],
  ['any day without countries', [], '2027-12-25', false],
])('%s: %j %s is %s', (_name, regions, date, expected) => {
  expect(createIsHoliday(regions)(date)).toBe(expected)
})

it('has those of this year and the next before a visitor asks', () => {
  const getHolidays = jest.spyOn(Holidays.prototype, 'getHolidays')
  const isHoliday = createIsHoliday(['FR'])
  const { length } = getHolidays.mock.calls
  const year = new Date().getUTCFullYear()
  expect([year, year + 1].map((each) => isHoliday(`${each}-07-14`))).toEqual([true, true])
  expect(getHolidays).toHaveBeenCalledTimes(length)
})

it('knows countries, regions and their parts', () => {
  const known = ['ES', 'ES-MD', 'DE-BY-A'].map(isKnownRegion)
  const unknown = ['', 'XX', 'es', 'ES-', 'ES-XX', 'ES-MD-XX', 'XX-MD', 'toString'].map(
    isKnownRegion,
  )
  expect([...known, ...unknown]).toEqual([...known.map(() => true), ...unknown.map(() => false)])
  expect(listRegions('XX')).toEqual([])
})

it('leave the zones the rules that browsers have: an older moment-timezone would replace them', () => {
  jest.isolateModules(() => {
    const path = '@/features/booking/domain/moment'
    const { default: moment } = jest.requireActual<{ default: typeof Moment }>(path)
    const getVersions = () => [moment.tz.version, moment.tz.dataVersion]
    const versions = getVersions()
    jest.requireActual('date-holidays')
    expect(getVersions()).toEqual(versions)
  })
})
