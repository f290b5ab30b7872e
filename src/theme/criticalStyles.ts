import type { EmotionCache } from '@emotion/cache'
import createEmotionServer from '@emotion/server/create-instance'
import { cacheKey, findRuleIds } from './emotionCache'
import { minifyRules } from './minifyRules'

/** The emotion rules of a prerendered document. */
export interface CriticalStyles {
  /** CSS of the rules used by the document's elements. */
  readonly css: string
  /** Ids of rules that are part of others, which the browser's cache need not insert. */
  readonly ids: readonly string[]
}

/**
 * Collects a page's emotion rules. Create it before the page is rendered with the cache, then pass
 * the HTML to the result. Rules of overridden inner components match no element, because they are
 * merged into others; for these the document only has the ids. Rules of loading states, which React also
 * renders, are in no document: the browser inserts them.
 */
export function createCriticalStyles(
  cache: EmotionCache,
): (html: string) => Promise<CriticalStyles> {
  const server = createEmotionServer(cache)
  return async (html) => {
    const { styles } = server.extractCriticalToChunks(html)
    const css = await minifyRules(styles.map((chunk) => chunk.css).join(''))
    const written = new Set(findRuleIds(css))
    const getSource = (id: string) => cache.registered[`${cacheKey}-${id}`]
    const sources = [...written].map(getSource).join('')
    /** The source of a rule contains those of the rules merged into it, and names its keyframes. */
    const isPart = (id: string) => sources.includes(getSource(id) ?? id)
    return {
      css,
      ids: Object.keys(cache.inserted).filter((id) => !written.has(id) && isPart(id)),
    }
  }
}
