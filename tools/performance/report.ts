import { kilobytes, seconds, shift, times, whole } from './format'
import type { Facts } from './facts'
import { groupSize, type LighthouseResults } from './measurePages'
import { referenceRow, type OtherScores, type Profile, type Row } from './measurement'
import { slow4gInWords } from './phone/line'
import type { PhoneResults } from './phone/measurePhone'
import { navigationLabels, navigationNames } from './phone/navigationNames'
import { totalOf, type TransferResults } from './phone/transferred'
import { trafficKinds } from './phone/traffic'
import { ratio } from './statistics'
import { renderTable } from './table'
import type { Verdict } from './targets'

const profileTitles: Readonly<Record<Profile, string>> = {
  mobile: 'Mobile, simulated slow 4G and a processor 4 times slower',
  desktop: 'Desktop, simulated',
  lowEnd: 'Low-end phone, simulated slow 4G and a processor 14 times slower',
}

const head = ['page', 'score', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'KB', 'JS KB', 'FCP ×', 'LCP ×']

function lighthouseRow({ subject, median }: Row, reference: Row | undefined): string[] {
  const of = (field: 'firstContentfulPaint' | 'largestContentfulPaint') =>
    reference ? times(ratio(median[field], reference.median[field])) : ''
  return [
    subject,
    whole(median.score),
    seconds(median.firstContentfulPaint),
    seconds(median.largestContentfulPaint),
    whole(median.totalBlockingTime),
    shift(median.cumulativeLayoutShift),
    kilobytes(median.bytes),
    kilobytes(median.scriptBytes),
    of('firstContentfulPaint'),
    of('largestContentfulPaint'),
  ]
}

/** One profile's table, empty where nothing was measured in it. */
function lighthouseTable(rows: readonly Row[], profile: Profile): string {
  const own = rows.filter((row) => row.profile === profile)
  const reference = referenceRow(rows, profile)
  return own.length === 0
    ? ''
    : renderTable(
        head,
        own.map((row) => lighthouseRow(row, reference)),
      )
}

/** A page's line: of each score the lowest that it has on a phone and on a computer. */
function otherScoresRow(subject: string, scores: readonly OtherScores[]): string[] {
  const lowest = (field: keyof OtherScores) =>
    whole(Math.min(...scores.map((score) => score[field])))
  return [subject, lowest('accessibility'), lowest('bestPractices'), lowest('seo')]
}

function otherScoresTable(rows: readonly Row[]): string {
  const scoresOf = (page: string) =>
    rows.flatMap(({ subject, otherScores }) =>
      otherScores && subject === page ? [otherScores] : [],
    )
  const pages = [...new Set(rows.flatMap((row) => (row.otherScores ? [row.subject] : [])))]
  return pages.length === 0
    ? ''
    : renderTable(
        ['page', 'accessibility', 'best practices', 'SEO'],
        pages.map((page) => otherScoresRow(page, scoresOf(page))),
      )
}

const transferTable = ({ firstView, liveHome, bookingBeyondHome }: TransferResults) =>
  renderTable(
    ['KB', 'total', ...trafficKinds],
    (
      [
        ["home's first view", firstView],
        ['home, read to its end', liveHome],
        ['booking, beyond that', bookingBeyondHome],
      ] as const
    ).map(([name, bytes]) => [
      name,
      kilobytes(totalOf(bytes)),
      ...trafficKinds.map((kind) => kilobytes(bytes[kind])),
    ]),
  )

const phoneTable = ({ firstTap, interactions, navigations }: PhoneResults) =>
  renderTable(
    ['phone', 'ms'],
    [
      ['first content painted', whole(firstTap.firstPaint)],
      [
        `menu answers, after ${whole(firstTap.taps)} ${firstTap.taps === 1 ? 'tap' : 'taps'}`,
        whole(firstTap.answered),
      ],
      ['longest task of the load', whole(firstTap.longestTask)],
      ...Object.entries(interactions).map(([name, value]) => [`INP, ${name}`, whole(value)]),
      ...navigationNames.map((name) => [navigationLabels[name], whole(navigations[name])]),
    ],
  )

const verdictTable = (verdicts: readonly Verdict[]): string =>
  renderTable(
    ['target', 'wanted', 'measured', 'met'],
    verdicts.map(({ what, target, measured, met }) => [what, target, measured, met ? 'yes' : 'NO']),
  )

export interface Reported {
  readonly facts: Facts
  readonly runs: number
  readonly lighthouse: LighthouseResults | undefined
  readonly phone: PhoneResults | undefined
  readonly transfer: TransferResults | undefined
  readonly verdicts: readonly Verdict[]
}

const section = (title: string, ...paragraphs: readonly string[]) =>
  `## ${title}\n\n${paragraphs.join('\n\n')}`

function factsTable({ facts, runs, lighthouse }: Reported): string {
  const rows = [
    ['date', facts.date],
    ['commit', facts.commit],
    ['machine', facts.machine],
    ['load before', facts.load],
    ['Node.js', facts.node],
    ['browser', facts.browser],
    ['runs', String(runs)],
  ]
  const ofLighthouse = lighthouse
    ? [
        ['Lighthouse', lighthouse.version],
        ['its benchmark index', whole(lighthouse.benchmarkIndex)],
      ]
    : []
  return renderTable(['measured', 'with'], [...rows, ...ofLighthouse])
}

function lighthouseSections({ lighthouse }: Reported): string[] {
  if (!lighthouse) return []
  const { rows } = lighthouse
  const tables = (['mobile', 'desktop', 'lowEnd'] as const).flatMap((profile) => {
    const table = lighthouseTable(rows, profile)
    return table === '' ? [] : [section(profileTitles[profile], table)]
  })
  const others = otherScoresTable(rows)
  return [
    ...tables,
    ...(others === ''
      ? []
      : [
          section(
            'Other scores of Lighthouse',
            'The lower of phone and computer, from one load each.',
            others,
          ),
        ]),
  ]
}

/** The report as Markdown. */
export function renderReport(reported: Reported): string {
  const { phone, transfer, verdicts } = reported
  const missed = verdicts.filter(({ met }) => !met).length
  return [
    '# Performance',
    `Written by \`npm run perf\`, which serves the built site by its own gateway: loopback, HTTP/1.1, brotli. Every number is the median of the runs. The limit page (\`perf/limit-page\`) is a hand-written page near the physical limit: 29 KB of HTML, one picture, no script. It is loaded again after every ${groupSize} pages, and FCP × and LCP × are multiples of its times. 1 KB is 1000 bytes.`,
    factsTable(reported),
    section(
      'Targets',
      `${verdicts.length - missed} of ${verdicts.length} met. The targets and the size budgets of the build are in \`perf/budgets.json\`.`,
      verdictTable(verdicts),
    ),
    ...lighthouseSections(reported),
    ...(phone
      ? [
          section(
            'A phone, really throttled',
            `${slow4gInWords} The menu is tapped as soon as it is on the screen, which also makes the page load its script: the longest task is that of the whole load, until the page is live and has nothing left to do. The other taps meet a page that has been moved a little, is live and has come to rest. INP counts from the tap to the next paint, 16 ms or less as 16. The next page is the prices, the booking page where that is said, from the home page: from the press until its heading is painted. With a mouse or a keyboard the link is hovered or focused first, until all that this fetches has arrived; a finger announces nothing, and has no target.`,
            phoneTable(phone),
          ),
        ]
      : []),
    ...(transfer
      ? [
          section(
            'What is transferred',
            'The home page in Spanish on a phone: before anything is touched, then live and scrolled to its end, contact form included; and what the booking page asks for besides. Headers are included, which the budgets of the build leave out.',
            transferTable(transfer),
          ),
        ]
      : []),
    '',
  ].join('\n\n')
}
