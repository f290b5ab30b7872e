import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlFiles } from '../../src/site/htmlFiles'
import { kilobytes } from '../perf/format'
import { renderTable } from '../perf/table'
import { entryPointsOf, type ChunkGroup } from './chunkGraph'
import {
  isWithin,
  weighDocuments,
  weighEntryPoints,
  type Weighed,
  type WeighedDocument,
} from './judgeBudgets'
import { readLimits } from './limits'
import { referencesOf } from './references'
import { servedSize } from './servedSize'

/** Where the build notes its chunks, relative to the project's root. */
export const chunkGraphFile = '.cache/chunks.json'

function documentsBelow(output: string): WeighedDocument[] {
  return htmlFiles().map(({ file, page }) => {
    const full = path.join(output, file)
    const references = referencesOf(readFileSync(full, 'utf8'))
    const weigh = (addresses: readonly string[]) =>
      addresses.reduce((total, address) => total + servedSize(path.join(output, address)), 0)
    const bytes = {
      html: servedSize(full),
      script: weigh(references.script),
      style: weigh(references.style),
      font: weigh(references.font),
    }
    return { file, page, bytes }
  })
}

/** Weighs the site that was built into `dist` against `perf/budgets.json`. */
export function weighSite(root: string): Weighed[] {
  const output = path.join(root, 'dist')
  const limits = readLimits(root)
  const groups = JSON.parse(readFileSync(path.join(root, chunkGraphFile), 'utf8')) as ChunkGroup[]
  return [
    ...weighDocuments(documentsBelow(output), limits.documents),
    ...weighEntryPoints(
      entryPointsOf(groups),
      (file) => servedSize(path.join(output, file)),
      limits.entryPoints,
    ),
  ]
}

/** The same, said on the console; false where something is too heavy. */
export function checkBudgets(root: string): boolean {
  const weighed = weighSite(root)
  const tooHeavy = weighed.filter((one) => !isWithin(one))
  const rows = weighed.map((one) => [
    one.what,
    kilobytes(one.bytes),
    kilobytes(one.limit),
    isWithin(one) ? 'yes' : 'NO',
  ])
  console.log(renderTable(['served with brotli', 'KB', 'budget', 'within'], rows))
  if (tooHeavy.length === 0) return true
  console.error(`${tooHeavy.length} parts of the site are heavier than perf/budgets.json allows.`)
  return false
}
