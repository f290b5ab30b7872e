import { kinds } from './bytes'
import { profiles, type Profile } from './pages'
import { describeMachine, renderTable } from './sharedReport'
import { groupSize } from './statistics'
import {
  getRatio,
  formatKilobytes,
  nextPageFigures,
  phoneFigures,
  formatSeconds,
  formatLayoutShift,
  formatRatio,
  formatInteger,
  type Measured,
  type Verdict,
} from './targets'

const profileTitles: Readonly<Record<Profile, string>> = {
  mobile: 'Mobile, simulated slow 4G and a processor 4 times slower',
  desktop: 'Desktop, simulated',
  lowEnd: 'Low-end phone, simulated slow 4G and a processor 14 times slower',
}

const pageHead = [
  'page',
  'score',
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'KB',
  'JS KB',
  'FCP ×',
  'LCP ×',
]

function renderProfile({ rows }: Measured, profile: Profile): string {
  const cells = rows
    .filter((row) => row.profile === profile)
    .map((row) => {
      const { score, fcp, lcp, tbt, cls, bytes, scriptBytes } = row.median
      return [
        row.subject.name,
        ...[
          formatInteger(score),
          formatSeconds(fcp),
          formatSeconds(lcp),
          formatInteger(tbt),
          formatLayoutShift(cls),
        ],
        ...[formatKilobytes(bytes), formatKilobytes(scriptBytes)],
        ...(['fcp', 'lcp'] as const).map((field) => formatRatio(getRatio(rows, row, field) ?? 1)),
      ]
    })
  return cells.length === 0 ? '' : `## ${profileTitles[profile]}\n\n${renderTable(pageHead, cells)}`
}

const renderOtherScores = ({ rows }: Measured): string => {
  const cells = rows
    .filter(({ otherScores }) => otherScores.length > 0)
    .map(({ subject, profile, otherScores }) => [
      `${subject.name}, ${profile}`,
      ...otherScores.map(formatInteger),
    ])
  const head = ['page', 'accessibility', 'best practices', 'SEO']
  return cells.length === 0 ? '' : `## Other scores of Lighthouse\n\n${renderTable(head, cells)}`
}

const figures = { ...phoneFigures, ...nextPageFigures }

function renderPhone({ phone, nextPage }: Measured): string {
  const cells = Object.entries({ ...phone, ...nextPage }).map(([name, value]) => [
    figures[name as keyof typeof figures].label,
    formatInteger(value),
  ])
  if (cells.length === 0) return ''
  return `## A phone, really throttled

Lighthouse's user flow with its phone's throttling applied: a processor 4 times slower and slow 4G. The menu is tapped as soon as it is on the screen, which also makes the page load its script; the longest task is that of the whole load. The other taps meet a page that is hydrated and at rest. The next page is the prices, or the booking page, from the home page: from the press until its heading is painted.

${renderTable(['phone', 'ms'], cells)}`
}

function renderTransfer({ transfer }: Measured): string {
  if (!transfer) return ''
  const cells = [
    ["home's first view", transfer.firstView],
    ['home, read to its end', transfer.wholeHome],
    ['booking, beyond that', transfer.bookingBeyondHome],
  ] as const
  const columns = ['total', ...kinds] as const
  const rows = cells.map(([name, bytes]) => [
    name,
    ...columns.map((kind) => formatKilobytes(bytes[kind])),
  ])
  return `## What is transferred

The home page in Spanish on a phone: before anything is touched, then hydrated and scrolled to its end; and what the booking page asks for besides. Headers are included, which the budgets of the build leave out.

${renderTable(['KB', ...columns], rows)}`
}

interface Circumstances {
  readonly runs: number
  readonly lighthouse?: {
    readonly lighthouse: string
    readonly browser: string
    readonly benchmarkIndex: number
  }
}

/** Renders the report as Markdown. */
export function renderReport(
  measured: Measured,
  verdicts: readonly Verdict[],
  { runs, lighthouse }: Circumstances,
): string {
  const met = verdicts.filter((verdict) => verdict.met).length
  const facts = [
    ...describeMachine(),
    ['runs', String(runs)],
    ...(lighthouse
      ? [
          ['browser', lighthouse.browser],
          ['Lighthouse', lighthouse.lighthouse],
          ['its benchmark index', formatInteger(lighthouse.benchmarkIndex)],
        ]
      : []),
  ]
  return [
    '# Performance',
    `Written by \`npm run perf\`, which serves the built site by its own gateway: loopback, HTTP/1.1, brotli. Every number is the median of the runs. The baseline page (\`tools/performance/baseline-page\`) is a hand-written page near the physical limit: 29 KB of HTML, one picture, no script. It is loaded again after every ${groupSize} pages, and FCP × and LCP × are multiples of its times. 1 KB is 1000 bytes.`,
    renderTable(['measured', 'with'], facts),
    `## Targets\n\n${met} of ${verdicts.length} met. The targets and the size budgets of the build are in \`perf/budgets.json\`.`,
    renderTable(
      ['target', 'wanted', 'measured', 'met'],
      verdicts.map((one) => [one.what, one.target, one.measured, one.met ? 'yes' : 'NO']),
    ),
    ...profiles.map((profile) => renderProfile(measured, profile)),
    renderOtherScores(measured),
    renderPhone(measured),
    renderTransfer(measured),
  ]
    .filter(Boolean)
    .join('\n\n')
}
