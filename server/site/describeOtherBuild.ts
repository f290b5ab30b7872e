import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Says that the pages in a folder were built with another SITE_URL, which their robots.txt has; undefined if they
 * were not. They would name another site as theirs.
 */
export function describeOtherBuild(folder: string, siteUrl: string): string | undefined {
  const file = path.join(folder, 'robots.txt')
  const [, built] = existsSync(file)
    ? (/^Sitemap: (.+)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8')) ?? [])
    : []
  return built === undefined || built === siteUrl
    ? undefined
    : `The pages were built for ${built}, but SITE_URL is ${siteUrl}: build them again with the variables of the site.`
}
