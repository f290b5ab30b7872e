import ICAL from 'ical.js'
import { findsAllTimes } from './knownRules'

const window = { start: Date.parse('2026-10-19T00:00Z'), end: Date.parse('2026-11-09T00:00Z') }

it.each([
  ['FREQ=YEARLY;BYMONTHDAY=20', false],
  ['FREQ=YEARLY;BYWEEKNO=43', false],
  ['FREQ=MONTHLY;BYMONTH=11,10', false],
  ['FREQ=YEARLY;BYHOUR=9,14', false],
  ['FREQ=YEARLY;BYMONTHDAY=20;UNTIL=20260101T000000Z', true],
  ['FREQ=DAILY;BYDAY=MO,TU;BYHOUR=10;BYMINUTE=0', true],
  ['FREQ=WEEKLY;WKST=SU;INTERVAL=2;BYDAY=TU,TH', true],
  ['FREQ=MONTHLY;BYMONTHDAY=15,-1', true],
  ['FREQ=MONTHLY;BYDAY=-1FR', true],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', true],
  ['FREQ=YEARLY;BYMONTH=10;BYMONTHDAY=20', true],
  ['FREQ=YEARLY;BYDAY=3TU;BYMONTH=10', true],
  ['FREQ=YEARLY;BYDAY=TU;BYMONTH=10;BYSETPOS=3', true],
])('whether ical.js finds all times of %s: %s', (rule, isComplete) => {
  const series = ['BEGIN:VEVENT', `RRULE:${rule}`, 'END:VEVENT'].join('\r\n')
  expect(findsAllTimes(ICAL.Component.fromString(series), window)).toBe(isComplete)
})
