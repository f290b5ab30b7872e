import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getFeedPath, getAbsoluteUrl } from '@/app/head/urls'
import { languages } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import type { Configuration } from '../../server/configuration'
import { getInlineHashes } from '../../server/securityHeaders'
import { listFiles } from '../../server/site/loadSite'
import { createFeedXml } from './feed'
import { createHeadersFile } from './headers'
import { createLlmsTxt } from './llms'
import { createRedirectsFile } from './redirects'
import { listIndexedHeads, createSiteHeads } from './siteHeads'
import { createRobotsTxt, createSitemapXml } from './sitemap'

const securityTxtFile = '.well-known/security.txt'

/** RFC 9116 recommends less than a year. */
const validDays = 360

/** Says whom to report a weakness to (RFC 9116), valid from the day of the build. */
export function createSecurityTxt(built: Date): string {
  const expires = new Date(built)
  expires.setUTCHours(0, 0, 0, 0)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  return [
    `Contact: mailto:${siteConfig.email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${getAbsoluteUrl(`/${securityTxtFile}`)}`,
    '',
  ].join('\n')
}

/** Writes the files for search engines, feed readers and hosts into the built site. */
export async function writeSiteFiles(output: string, configuration: Configuration): Promise<void> {
  const heads = await createSiteHeads()
  const write = (file: string, text: string) => {
    const target = path.join(output, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  write('sitemap.xml', createSitemapXml(listIndexedHeads(heads)))
  write('robots.txt', createRobotsTxt())
  write(securityTxtFile, createSecurityTxt(new Date()))
  write('llms.txt', await createLlmsTxt(heads))
  for (const language of languages)
    write(getFeedPath(language), await createFeedXml(heads, language))
  write('_redirects', createRedirectsFile())
  const files = listFiles(output)
  const documents = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(path.join(output, file), 'utf8'))
  write('_headers', createHeadersFile(configuration, files, getInlineHashes(documents.join(''))))
}
