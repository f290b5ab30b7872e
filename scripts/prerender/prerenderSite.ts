import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReadDocument } from '@/i18n/loadDocument'
import type * as PrerenderBundle from '@/prerender'
import { getPrerenderEntries } from '@/site/allRoutes'
import {
  getFiles,
  prerenderFolder,
  readManifest,
  getStartGroups,
  getStylesheets,
} from './assetManifest'
import { getHashedPath } from './hashedPaths'
import { compileEarlyScript, compileTodayScript } from './compileInlineScripts'
import { getStyles } from './getStyles'

const require = createRequire(import.meta.url)

/** A file of the site by its path in the site's folder. */
export interface RenderedFile {
  readonly file: string
  readonly text: string
}

/** Reads a document as the browser would fetch it from the built site. */
export const readBuiltDocument =
  (output: string): ReadDocument =>
  (url) => {
    const file = path.join(output, url)
    if (!existsSync(file)) return Promise.resolve(undefined)
    return Promise.resolve(JSON.parse(readFileSync(file, 'utf8')) as object)
  }

/**
 * Renders the HTML of every path and the content document of every page. Both webpack builds must
 * exist.
 *
 * @param readDocument reads content documents; from the built site by default
 */
export async function* renderSite(
  root: string,
  readDocument = readBuiltDocument(path.join(root, 'dist')),
): AsyncGenerator<RenderedFile> {
  const folder = path.join(root, prerenderFolder)
  const output = path.join(root, 'dist')
  const { groups, fonts, printSheet } = readManifest(root)
  // Set before React, MUI and emotion load: in development they use other class names.
  process.env.NODE_ENV = 'production'
  const bundle = require(path.join(folder, 'prerender.cjs')) as typeof PrerenderBundle
  bundle.setDocumentReader(readDocument)
  // The entry comes last, so that the chunks it needs are there when it runs.
  const start = getStartGroups(groups)
    .toReversed()
    .flatMap(({ files }) => files)
  const sheets = getStylesheets(groups).map((href) => ({
    href,
    text: readFileSync(path.join(output, href), 'utf8'),
  }))

  const earlyScript = compileEarlyScript()
  const todayScript = compileTodayScript()
  for (const file of getPrerenderEntries()) {
    const chunks = bundle.getPageChunks(file.page)
    const own = new Set([...chunks.flatMap((chunk) => getFiles(groups, chunk)), ...start])
    const scripts = [...own].filter((href) => href.endsWith('.js'))
    const { html, data } = await bundle.prerenderFile(file, {
      earlyScript,
      todayScript,
      scripts,
      fonts,
      printSheet,
      selectStyles: (page) => getStyles(page, sheets, own),
      hashFile: (url, text) => ({ url: getHashedPath(url, text), text }),
    })
    yield { file: file.file, text: html }
    for (const { url, text } of data) yield { file: url.slice(1), text }
  }
}

/** Writes the output of `renderSite` into the built site. */
export async function prerenderSite(root: string): Promise<void> {
  for await (const { file, text } of renderSite(root)) {
    const target = path.join(root, 'dist', file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
