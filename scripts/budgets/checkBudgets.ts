import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Parser } from 'htmlparser2'
import { getPrerenderEntries } from '@/site/allRoutes'
import { isIndustryKey } from '@/site/industries'
import budgets from '../../perf/budgets.json' with { type: 'json' }
import { readManifest } from '../prerender/assetManifest'
import { isWithin, measureDocuments, type MeasuredSize, type MeasuredDocument } from './limits'
import { measureScripts } from './scripts'

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
  const tooHeavy = measured.filter((one) => !isWithin(one))
  if (tooHeavy.length > 0)
    console.warn(['Heavier than in perf/budgets.json:', ...tooHeavy.map(describe)].join('\n'))
  return tooHeavy.every(({ bytes, limit }) => bytes <= limit * tolerance)
}
