import { renderTable } from '../performance/sharedReport'
import { medians } from '../performance/statistics'
import { fillings, type RecordsMeasurement } from './records'

const measured = [
  'availabilityMs',
  'availabilityPerSecond',
  'bookingMs',
  'bookingsPerSecond',
] as const

type Setting = Pick<RecordsMeasurement, 'engine' | 'gateways'>

/** The rows of a setting: medians of all rounds, and what a full database costs. */
function renderSetting({ engine, gateways }: Setting, all: readonly RecordsMeasurement[]) {
  const own = all.filter((each) => each.engine === engine && each.gateways === gateways)
  const results = fillings.map((activities) => {
    const runs = own.filter((each) => each.activities === activities)
    return { ...medians(measured, runs), failed: runs.reduce((sum, run) => sum + run.failed, 0) }
  })
  const [empty] = results
  return results.map((result, index) => [
    engine,
    String(gateways),
    String(fillings[index]),
    result.availabilityPerSecond.toFixed(),
    result.availabilityMs.toFixed(1),
    empty ? `${(result.availabilityMs / empty.availabilityMs).toFixed(2)}×` : '–',
    result.bookingsPerSecond.toFixed(),
    result.bookingMs.toFixed(),
    empty ? `${(result.bookingMs / empty.bookingMs).toFixed(2)}×` : '–',
    String(result.failed),
  ])
}

/** Renders the section of the records in Markdown. */
export function renderRecords(all: readonly RecordsMeasurement[]): string {
  const settings = new Map(all.map((each) => [`${each.engine} ${each.gateways}`, each]))
  return `## The records

Which times of a day are taken, over 16 connections, and a whole booking (seven calls) by eight visitors at once,
with past activities in the records or none. Both take turns; × is the time with them, of that without.

${renderTable(
  [
    'engine',
    'gateways',
    'activities',
    'availability a second',
    'ms',
    '×',
    'bookings a second',
    'ms',
    '×',
    'failed',
  ],
  [...settings.values()].flatMap((setting) => renderSetting(setting, all)),
)}
`
}
