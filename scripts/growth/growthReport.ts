import { renderTable } from '../perf/table'
import type { Facts } from '../perf/facts'
import type { Comparison } from './comparison'

/** How long a build took, in seconds. */
export interface BuildTimes {
  readonly total: number
  /** By what a step of the build is called, in their order. */
  readonly steps: ReadonlyMap<string, number>
}

export interface Grown {
  /** How many articles the site had. */
  readonly articles: number
  readonly times: BuildTimes
  /** Against the site without additional articles; none for that site itself. */
  readonly comparison?: Comparison
}

type Sizes = readonly [Grown, Grown, Grown]

const inSeconds = (value: number) => value.toFixed(1)

/** How many times the second step up costs what the first one did: 1 where the cost is linear. */
export const linearity = ([small, middle, large]: Sizes, of: (grown: Grown) => number): number =>
  (of(large) - of(middle)) / (of(middle) - of(small))

const totalOf = ({ times }: Grown) => times.total

function timesTable(sizes: Sizes): string {
  const steps = [...sizes[0].times.steps.keys()]
  return renderTable(
    ['articles', 'whole build', ...steps],
    sizes.map(({ articles, times }) => [
      String(articles),
      inSeconds(times.total),
      ...steps.map((step) => inSeconds(times.steps.get(step) ?? 0)),
    ]),
  )
}

const filesTable = (sizes: Sizes) =>
  renderTable(
    ['articles', 'unchanged files', 'changed lists', 'files of new articles', 'other changes'],
    sizes.flatMap(({ articles, comparison }) =>
      comparison
        ? [
            [
              String(articles),
              String(comparison.same),
              String(comparison.lists.length),
              String(comparison.own),
              String(comparison.others.length),
            ],
          ]
        : [],
    ),
  )

/** How many seconds one more article costs, whole and by the steps of the build. */
function costOfOne(sizes: Sizes): string {
  const [small, , large] = sizes
  const added = large.articles - small.articles
  const cost = (of: (grown: Grown) => number) => ((of(large) - of(small)) / added).toFixed(2)
  const steps = [...small.times.steps.keys()].map(
    (step) => `${step} ${cost(({ times }) => times.steps.get(step) ?? 0)} s`,
  )
  return `One more article, in both languages, costs ${cost(totalOf)} s: ${steps.join(', ')}.`
}

/** The report in Markdown. */
export function renderGrowth(sizes: Sizes, facts: Omit<Facts, 'browser'>): string {
  const [small, middle, large] = sizes
  const lists = [...new Set(large.comparison?.lists.map((file) => file.replace(/\.(br|gz)$/, '')))]
  return `# What grows with the blog

Written by \`npm run growth\`, which copies the project, builds it from nothing with its ${small.articles} articles, generates ${middle.articles - small.articles} more in both languages, as long as the real ones and older, builds it again, and once more with ${large.articles - small.articles}. Then it compares every emitted file, compressed copies included, byte by byte with that of the first build.

## Bytes

${filesTable(sizes)}

Lists of all articles are ${lists.map((file) => `\`${file}\``).join(', ')}. An article that is newer than the newest three appears on the home page, too.

## Seconds of the build

${timesTable(sizes)}

The second ${large.articles - middle.articles} articles took ${linearity(sizes, totalOf).toFixed(2)} times as long as the first ${middle.articles - small.articles}. ${costOfOne(sizes)}

Measured ${facts.date} at ${facts.commit}, Node.js ${facts.node}, ${facts.machine}, load before ${facts.load}. Sharing images are drawn once and kept from build to build; here each build begins without any.
`
}
