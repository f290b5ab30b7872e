import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { findRuleIds } from './emotionCache'
import { minifyRules } from './minifyRules'

/** The emotion rules of a prerendered document. */
export interface CriticalStyles {
  /** CSS of the rules used by the document's elements. */
  readonly css: string
  /** Ids of other rules that the browser's cache need not insert. */
  readonly ids: readonly string[]
}

/**
 * Collects a page's emotion rules. Create it before the page is rendered with the cache, then pass
 * the HTML to the result. Rules of overridden inner components match no element, because they are
 * merged into others; for these the document only has the ids.
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
