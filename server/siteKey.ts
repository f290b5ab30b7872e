import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a query's `api_token` is the site's key (requirements R35). Digests have equal lengths,
 * so the time of the comparison reveals nothing about the key.
 */
export const isSiteKey = (given: unknown, siteKey: string): boolean =>
  typeof given === 'string' && timingSafeEqual(digest(given), digest(siteKey))
