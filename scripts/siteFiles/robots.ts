import { getAbsoluteUrl } from '@/app/head/urls'

/**
 * Creates robots.txt: crawlers may read everything except the API. Noindex pages must be readable
 * too, otherwise crawlers never see the noindex.
 */
export const createRobotsTxt = (): string => `User-agent: *
Disallow: /api/

Sitemap: ${getAbsoluteUrl('/sitemap.xml')}
`
