/** What crawlers call themselves; a phone of the brand Cubot is none. */
const crawler =
  /(^|[^u]|[^c]u)bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|mediapartners|googleother|google-inspectiontool/i

/**
 * Whether a user agent is a crawler's, which no redirect may lead away from a path
 * (requirements R2). A headless browser is none: it runs tests and takes screenshots, as a visitor
 * would.
 */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent)
