import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type * as PrerenderBundle from '../../src/prerender'
import {
  entryName,
  filesOf,
  prerenderFolder,
  readManifest,
  startGroups,
  stylesheetsOf,
} from './assetManifest'
import { stylesOf } from './stylesOf'

const require = createRequire(import.meta.url)

const compressed = [
  { ending: '.gz', compress: promisify(gzip) },
  {
    ending: '.br',
    compress: (text: string) =>
      promisify(brotliCompress)(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
]

/**
 * Writes the finished HTML of every address into the built site, with the compressed files beside
 * it. Both builds of webpack.config.ts must have been made.
 */
export async function prerenderSite(root: string): Promise<void> {
  const folder = path.join(root, prerenderFolder)
  const output = path.join(root, 'dist')
  const { groups, fonts } = readManifest(root)
  const bundle = require(path.join(folder, 'prerender.cjs')) as typeof PrerenderBundle
  const entry = filesOf(groups, entryName)
  const start = startGroups(groups).flatMap(({ files }) => files)
  const sheets = stylesheetsOf(groups).map((href) => ({
    href,
    text: readFileSync(path.join(output, href), 'utf8'),
  }))

  for (const file of bundle.htmlFiles()) {
    const chunk = filesOf(groups, bundle.pageChunkOf(file.page))
    const own = new Set([...start, ...chunk])
    const scripts = [...new Set([...entry, ...chunk])].filter((href) => href.endsWith('.js'))
    const html = await bundle.prerenderFile(file, {
      scripts,
      fonts,
      stylesFor: (body) => stylesOf(body, sheets, own),
    })
    const target = path.join(output, file.file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, html)
    for (const { ending, compress } of compressed) {
      writeFileSync(`${target}${ending}`, await compress(html))
    }
  }
}
