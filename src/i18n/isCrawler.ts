/** Names in crawlers' user agents; Cubot is a brand of phones. */
export const crawlerNames =
  '(^|[^u]|[^c]u)bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|mediapartners|googleother|google-inspectiontool'

const crawler = new RegExp(crawlerNames, 'i')

/**
 * Whether a user agent is a crawler, which must not be redirected (requirements R2). A regular
 * expression instead of a library, because the early script uses the same names. Headless browsers
 * do not count: tests and screenshots should see what visitors see.
 */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent)
