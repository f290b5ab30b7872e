import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'

/** What a prerendered document brings along of emotion's rules. */
export interface CriticalStyles {
  /** The rules of the elements that the document has. */
  readonly css: string
  /** All rules that the browser's cache need not insert. */
  readonly ids: readonly string[]
}

/**
 * Collects the rules of a page. Call it before the page is rendered with the cache, and what it gives
 * with the HTML. The ids outnumber the rules: where one component styles another, the outer one's
 * rule is merged into the inner one's, which alone stands on an element.
 */
export function createCriticalStyles(cache: EmotionCache): (html: string) => CriticalStyles {
  const server = createEmotionServer(cache)
  return (html) => ({
    css: server
      .extractCriticalToChunks(html)
      .styles.map(({ css }) => css)
      .join(''),
    ids: Object.keys(cache.inserted),
  })
}
