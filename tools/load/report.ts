import { renderTable } from '../performance/sharedReport'
import { medians } from '../performance/statistics'
import type { PagesMeasurement } from './pages'
import { fillings, type RecordsMeasurement } from './records'

const summarize = <Field extends string>(
  fields: readonly Field[],
  runs: readonly (Readonly<Record<Field, number>> & { readonly failed: number })[],
) => ({
  ...medians(fields, runs),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
})

const formatTimes = (value: number, other: number | undefined) =>
  other === undefined || Number.isNaN(value / other) ? '–' : `${(value / other).toFixed(2)}×`

/** Renders the page of the figures in Markdown: medians of all rounds. */
export function renderPages(
  measurements: readonly PagesMeasurement[],
  facts: readonly string[][],
): string {
  const subjects = [...new Set(measurements.map(({ subject }) => subject))]
  return `# Load

Written by \`npm run load\`. Every number is the median of its rounds, \`failed\` their sum. autocannon shares the
processor with the gateway.

${renderTable(['measured', 'with'], facts)}

${renderTable(
  ['what', 'connections', 'a second', 'p50 ms', 'failed'],
  subjects.map((subject) => {
    const runs = measurements.filter((run) => run.subject === subject)
    const { perSecond, medianMs, failed } = summarize(['perSecond', 'medianMs'], runs)
    return [
      subject.name,
      String(subject.connections),
      perSecond.toFixed(),
      medianMs.toFixed(),
      String(failed),
    ]
  }),
)}
`
}

const measuredOfRecords = [
  'availabilityMs',
  'availabilityPerSecond',
  'bookingMs',
  'bookingsPerSecond',
] as const

type Setting = Pick<RecordsMeasurement, 'engine' | 'gateways'>

/** The rows of a setting: medians of all rounds, and what a full database costs. */
function renderSetting({ engine, gateways }: Setting, all: readonly RecordsMeasurement[]) {
  const own = all.filter((each) => each.engine === engine && each.gateways === gateways)
  const results = fillings.map((activities) =>
    summarize(
      measuredOfRecords,
      own.filter((each) => each.activities === activities),
    ),
  )
  const [empty] = results
  return results.map((result, index) => [
    engine,
    String(gateways),
    String(fillings[index]),
    result.availabilityPerSecond.toFixed(),
    result.availabilityMs.toFixed(1),
    formatTimes(result.availabilityMs, empty?.availabilityMs),
    result.bookingsPerSecond.toFixed(),
    result.bookingMs.toFixed(),
    formatTimes(result.bookingMs, empty?.bookingMs),
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
