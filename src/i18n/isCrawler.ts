/** Crawlers' user agents, but not Cubot, which is a brand of phones. */
const crawler =
  /(^|[^u]|[^c]u)bot|crawl|spider|slurp|lighthouse|preview|facebookexternalhit|mediapartners|googleother|google-inspectiontool/i

/**
 * Whether a user agent is a crawler. A crawler must not be redirected by language (requirements R2).
 * Headless browsers do not count as crawlers, so that tests and screenshots see the page as visitors
 * do.
 */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent)
