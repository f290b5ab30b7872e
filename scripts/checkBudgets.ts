import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { getPrerenderEntries } from '@/site/allRoutes'
import { isIndustryKey } from '@/site/industries'
import budgets from '../perf/budgets.json' with { type: 'json' }
import {
  findReachable,
  getStartGroups,
  readManifest,
  type ChunkGroup,
} from './prerender/assetManifest'

/** A measured size and its limit. */
interface MeasuredSize {
  readonly what: string
  readonly bytes: number
  readonly limit: number
}

/**
 * Size limits of a document and of what it loads before the first paint, in bytes as served. Styles
 * are inlined, so any linked stylesheet is over budget.
 */
interface DocumentLimits {
  readonly html: number
  readonly style: number
  readonly font: number
}

/** A built document with the sizes of what it loads before the first paint. */
interface MeasuredDocument {
  /** File name, such as `precios.html`. */
  readonly file: string
  /** Its page; `industry` stands for all industry pages. */
  readonly page: string
  readonly bytes: DocumentLimits
}

const kinds = ['html', 'style', 'font'] as const

/**
 * Finds the heaviest document of each kind, for each page with its own limits and for all others.
 *
 * @param limits by page; `others` for pages without their own limits
 */
export function measureDocuments(
  documents: readonly MeasuredDocument[],
  limits: Readonly<Record<string, DocumentLimits>>,
): MeasuredSize[] {
  return Object.entries(limits).flatMap(([name, pageLimits]) => {
    const own = documents.filter(({ page }) => (page in limits ? page : 'others') === name)
    return kinds.flatMap((kind): MeasuredSize[] => {
      const [heaviest] = own.toSorted((one, other) => other.bytes[kind] - one.bytes[kind])
      if (!heaviest) return []
      const { file, bytes } = heaviest
      return [{ what: `${file}: ${kind}`, bytes: bytes[kind], limit: pageLimits[kind] }]
    })
  })
}

/** Size limits of scripts without content, in bytes as served. */
interface ScriptLimits {
  /** The script that every page starts with. */
  readonly start: number
  /** The start script plus all that the home page loads while it is read. */
  readonly home: number
  /** The same plus what it loads when a visitor uses its form. */
  readonly homeUsed: number
  /** The script that a page loads in addition to the home page's. */
  readonly beyondHome: Readonly<Record<string, number>> & { readonly others: number }
}

const begins =
  (prefix: string) =>
  ({ name }: ChunkGroup) =>
    name?.startsWith(prefix) ?? false

/** The chunk of a page. */
const isPage = begins('page-')

/** A chunk that loads when a visitor uses something, such as a form. */
const isLoadedOnUse = begins('use-')

/**
 * Measures the script every page starts with, the home page's once read and once its form is used,
 * and what every other page adds to a home page that was read.
 */
export function measureScripts(
  groups: readonly ChunkGroup[],
  size: (file: string) => number,
  limits: ScriptLimits,
): MeasuredSize[] {
  /** The scripts of chunks and of what they can load, as far as it is wanted. */
  const list = (from: readonly ChunkGroup[], isWanted: (group: ChunkGroup) => boolean) => [
    ...new Set(
      from
        .flatMap((group) => findReachable(groups, group, isWanted))
        .flatMap(({ files }) => files)
        .filter((file) => file.endsWith('.js')),
    ),
  ]
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + size(file), 0)

  const start = getStartGroups(groups)
  const home = [...start, ...groups.filter(({ name }) => name === 'page-home')]
  const read = list(home, (group) => !isPage(group) && !isLoadedOnUse(group))
  const used = list(home, (group) => !isPage(group))
  return [
    {
      what: 'every page: script it starts with',
      bytes: sum(list(start, () => false)),
      limit: limits.start,
    },
    { what: 'home: script once read to its end', bytes: sum(read), limit: limits.home },
    { what: 'home: script once its form is used', bytes: sum(used), limit: limits.homeUsed },
    ...groups
      .filter((group) => isPage(group) && !home.includes(group))
      .map((group) => {
        const page = group.name?.replace('page-', '') ?? ''
        const files = list([group], (other) => !isPage(other))
        return {
          what: `${page}: script beyond the home page's`,
          bytes: sum(files.filter((file) => !read.includes(file))),
          limit: limits.beyondHome[page] ?? limits.beyondHome.others,
        }
      }),
  ]
}

/**
 * Paths of the files that a document loads before the first paint, without duplicates. The sheet for
 * print comes after everything else.
 */
interface References {
  readonly style: readonly string[]
  readonly font: readonly string[]
}

/**
 * Finds a document's stylesheets and fonts. Scripts have their own budgets, since they load after
 * the first paint.
 */
export function findReferences(html: string): References {
  const found = { style: new Set<string>(), font: new Set<string>() }
  const parser = new Parser({
    onopentag: (name, { rel, as: kind, media, href = '' }) => {
      if (name !== 'link' || !href.startsWith('/')) return
      const isPreloaded = rel === 'preload'
      const isSheet = rel === 'stylesheet' && media !== 'print'
      if (isSheet || (isPreloaded && kind === 'style')) found.style.add(href)
      if (isPreloaded && kind === 'font') found.font.add(href)
    },
  })
  parser.end(html)
  return { style: [...found.style], font: [...found.font] }
}

/** The size of a built file as served: its brotli copy if there is one. */
function getServedSize(file: string): number {
  const compressed = `${file}.br`
  return statSync(existsSync(compressed) ? compressed : file).size
}

function listDocuments(output: string): MeasuredDocument[] {
  return getPrerenderEntries().map(({ file, page }) => {
    const full = path.join(output, file)
    const references = findReferences(readFileSync(full, 'utf8'))
    const measure = (files: readonly string[]) =>
      files.reduce((total, file) => total + getServedSize(path.join(output, file)), 0)
    const bytes = {
      html: getServedSize(full),
      style: measure(references.style),
      font: measure(references.font),
    }
    return { file, page: isIndustryKey(page) ? 'industry' : page, bytes }
  })
}

/** Measures the built site in `dist` against `perf/budgets.json`. */
export function measureSite(root: string): MeasuredSize[] {
  const output = path.join(root, 'dist')
  return [
    ...measureDocuments(listDocuments(output), budgets.documents),
    ...measureScripts(
      readManifest(root).groups,
      (file) => getServedSize(path.join(output, file)),
      budgets.entryPoints,
    ),
  ]
}

const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const describe = ({ what, bytes, limit }: MeasuredSize) =>
  `${formatKilobytes(bytes).padStart(6)} of ${formatKilobytes(limit).padStart(5)} KB  ${what}`

/** What a site may weigh beyond its budgets before `npm run budgets` fails. */
const tolerance = 1.05

/**
 * Prints what the site weighs, and warns of what is over its budget. Returns false if something is by
 * more than the tolerance.
 */
export function checkBudgets(root: string): boolean {
  const measured = measureSite(root)
  console.log(['Served with brotli:', ...measured.map(describe)].join('\n'))
  const tooHeavy = measured.filter(({ bytes, limit }) => bytes > limit)
  if (tooHeavy.length > 0)
    console.warn(['Heavier than in perf/budgets.json:', ...tooHeavy.map(describe)].join('\n'))
  return tooHeavy.every(({ bytes, limit }) => bytes <= limit * tolerance)
}
