import { renderTable } from '../performance/sharedReport'
import { medians } from '../performance/statistics'
import type { Case, Measurement } from './pages'
import { fillings, type RecordsMeasurement } from './records'

const summarize = <Field extends string>(
  fields: readonly Field[],
  runs: readonly (Readonly<Record<Field, number>> & { readonly failed: number })[],
) => ({
  ...medians(fields, runs),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
})

const measuredOfPages = ['perSecond', 'medianMs', 'processorMicroseconds'] as const

const formatTimes = (value: number, other: number | undefined) =>
  other === undefined || Number.isNaN(value / other) ? '–' : `${(value / other).toFixed(2)}×`

function renderCase(subject: Case, all: readonly Measurement[]): string[][] {
  const runs = all.filter((run) => run.subject === subject)
  const names = [...new Set(runs.map(({ server }) => server))]
  const results = new Map(
    names.map((name) => [
      name,
      summarize(
        measuredOfPages,
        runs.filter(({ server }) => server === name),
      ),
    ]),
  )
  const nginx = results.get('nginx')
  return [...results].map(([name, { perSecond, medianMs, processorMicroseconds, failed }]) => [
    subject.name,
    String(subject.connections),
    name,
    perSecond.toFixed(),
    medianMs.toFixed(),
    Number.isNaN(processorMicroseconds) ? '–' : processorMicroseconds.toFixed(),
    String(failed),
    nginx ? formatTimes(nginx.perSecond, perSecond) : '–',
    formatTimes(processorMicroseconds, nginx?.processorMicroseconds),
  ])
}

/** Renders the page of the figures in Markdown: medians of all rounds. */
export function renderReport(
  measurements: readonly Measurement[],
  facts: readonly string[][],
): string {
  const subjects = [...new Set(measurements.map(({ subject }) => subject))]
  return `# Load

Written by \`npm run load\`, which loads the gateway of the last build, nginx serving the same folder
(one process, precompressed files), and a server of Node's \`http\` alone that repeats the gateway's
responses from memory. They take turns in one run; every number is the median of its rounds.
autocannon shares the processor with the server, so throughput says less than the processor time that
the server needs for a request, of which the last two columns are multiples of nginx's.

${renderTable(['measured', 'with'], facts)}

${renderTable(
  [
    'what',
    'connections',
    'server',
    'a second',
    'p50 ms',
    'CPU µs',
    'failed',
    'nginx’s throughput',
    'of nginx’s CPU',
  ],
  subjects.flatMap((subject) => renderCase(subject, measurements)),
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
