import { absoluteUrl } from '../../src/app/head/absoluteUrl'

/**
 * robots.txt: everything may be read but the calls, which are no pages. What search engines are asked
 * to leave out has to be read, too: only there do they find that they are.
 */
export const createRobotsTxt = (): string => `User-agent: *
Disallow: /api/

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
