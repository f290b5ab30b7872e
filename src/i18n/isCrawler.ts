import { crawlerNames } from './crawlers'

const crawler = new RegExp(crawlerNames, 'i')

/**
 * Whether a user agent is a crawler's, which no redirect may lead away from an address (R2). A
 * headless browser is none: it runs tests and takes screenshots, as a visitor would.
 */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent)
