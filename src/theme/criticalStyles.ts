import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { findRuleIds } from './emotionCache'
import { minifyRules } from './minifyRules'

/** What a prerendered document brings along of emotion's rules. */
export interface CriticalStyles {
  /** The rules of the elements that the document has. */
  readonly css: string
  /** The other rules that the browser's cache need not insert. */
  readonly ids: readonly string[]
}

/**
 * Collects the rules of a page. Call it before the page is rendered with the cache, and what it gives
 * with the HTML. Some rules are on no element: where one component styles another, the outer one's
 * rule is merged into the inner one's. Of those the document has the ids alone.
 */
export function createCriticalStyles(
  cache: EmotionCache,
): (html: string) => Promise<CriticalStyles> {
  const server = createEmotionServer(cache)
  return async (html) => {
    const { styles } = server.extractCriticalToChunks(html)
    const css = await minifyRules(styles.map((chunk) => chunk.css).join(''))
    const written = new Set(findRuleIds(css))
    return { css, ids: Object.keys(cache.inserted).filter((id) => !written.has(id)) }
  }
}
