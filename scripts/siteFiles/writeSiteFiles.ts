import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Configuration } from '../../server/configuration'
import { allInlineHashes } from '../../server/inlineHashes'
import { getFeedPath } from '../../src/site/feeds'
import { languages } from '../../src/site/language'
import { feedXml } from './feed'
import { headersFile } from './headers'
import { llmsTxt } from './llms'
import { redirectsFile } from './redirects'
import { robotsTxt } from './robots'
import { indexedHeads, siteHeads } from './siteHeads'
import { sitemapXml } from './sitemap'

/** The files of a folder, relative to it, with slashes. */
const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort()

/** Writes what machines read of the site into the built site: for search engines, readers and hosts. */
export async function writeSiteFiles(output: string, configuration: Configuration): Promise<void> {
  const heads = await siteHeads()
  const write = (file: string, text: string) => {
    const target = path.join(output, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  write('sitemap.xml', sitemapXml(indexedHeads(heads)))
  write('robots.txt', robotsTxt())
  write('llms.txt', await llmsTxt(heads))
  for (const language of languages) write(getFeedPath(language), await feedXml(heads, language))
  write('_redirects', redirectsFile())
  const files = listFiles(output)
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(output, file), 'utf8'))
  write('_headers', headersFile(configuration, files, allInlineHashes(documents)))
}
