import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type * as PrerenderBundle from '../../src/prerender'
import { filesOf, prerenderFolder, readManifest, startGroups, stylesheetsOf } from './assetManifest'
import { hashedAddress } from './hashedAddresses'
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

/** Writes a text with its compressed forms beside it. */
async function writeCompressed(file: string, text: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  for (const { ending, compress } of compressed) {
    writeFileSync(`${file}${ending}`, await compress(text))
  }
}

/**
 * Writes the finished HTML of every address into the built site, and the content of every page by
 * itself. Both builds of webpack.config.ts must have been made.
 */
export async function prerenderSite(root: string): Promise<void> {
  const folder = path.join(root, prerenderFolder)
  const output = path.join(root, 'dist')
  const { groups, fonts } = readManifest(root)
  // Before React, MUI and emotion are loaded: in development they give classes other names.
  process.env.NODE_ENV = 'production'
  const bundle = require(path.join(folder, 'prerender.cjs')) as typeof PrerenderBundle
  // The entry stands last: it takes its parts in turn, once they are there.
  const start = startGroups(groups)
    .toReversed()
    .flatMap(({ files }) => files)
  const sheets = stylesheetsOf(groups).map((href) => ({
    href,
    text: readFileSync(path.join(output, href), 'utf8'),
  }))

  for (const file of bundle.htmlFiles()) {
    const chunk = bundle.pageChunkOf(file.page)
    const own = new Set([...filesOf(groups, chunk), ...start])
    const scripts = [...own].filter((href) => href.endsWith('.js'))
    const { html, data } = await bundle.prerenderFile(file, {
      scripts,
      fonts,
      stylesFor: (page) => stylesOf(page, sheets, own),
      hashed: (address, text) => ({ address: hashedAddress(address, text), text }),
    })
    await writeCompressed(path.join(output, file.file), html)
    for (const { address, text } of data) await writeCompressed(path.join(output, address), text)
  }
}
