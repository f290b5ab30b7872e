import { renderTable } from '../performance/sharedReport'
import { median } from '../performance/statistics'

export interface Case {
  readonly name: string
  readonly path: string
  readonly connections: number
}

export interface Measurement {
  readonly subject: Case
  readonly server: string
  readonly perSecond: number
  readonly medianMs: number
  /** Processor time of the server for a request; NaN where the system does not tell. */
  readonly processorMicroseconds: number
  readonly failed: number
}

const summarize = (runs: readonly Measurement[]) => ({
  perSecond: median(runs.map(({ perSecond }) => perSecond)),
  medianMs: median(runs.map(({ medianMs }) => medianMs)),
  processorMicroseconds: median(runs.map((run) => run.processorMicroseconds)),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
})

const formatTimes = (value: number, other: number | undefined) =>
  other === undefined || Number.isNaN(value / other) ? '–' : `${(value / other).toFixed(2)}×`

function renderCase(subject: Case, all: readonly Measurement[]): string[][] {
  const runs = all.filter((run) => run.subject === subject)
  const names = [...new Set(runs.map(({ server }) => server))]
  const results = new Map(
    names.map((name) => [name, summarize(runs.filter(({ server }) => server === name))]),
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
