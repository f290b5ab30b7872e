import { absoluteUrl } from '../../src/app/head/absoluteUrl'
import { pathsOf, sitePages } from '../../src/site/siteMap'

/** Below it are calls, not pages. */
const apiPath = '/api/'

/** robots.txt: everything may be read but the calls and what search engines are asked to leave out. */
export function robotsTxt(): string {
  const leftOut = sitePages.filter(({ noIndex }) => noIndex).flatMap(pathsOf)
  return `User-agent: *
${[apiPath, ...leftOut].map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
}
