import createCache, { type EmotionCache } from '@emotion/cache'

/** Begins every class name that emotion makes. */
export const cacheKey = 'm'

/** Names the `<meta>` before the rules that a prerendered document brings along. */
export const insertionPointName = 'emotion-insertion-point'

const ruleName = new RegExp(`\\.${cacheKey}-([\\w-]+)`, 'g')

/** The ids of the rules in a stylesheet of emotion's. */
export const findRuleIds = (css: string): string[] =>
  [...css.matchAll(ruleName)].map(([, id = '']) => id)

/**
 * The cache for the rules of MUI and `styled()`. In a prerendered document it knows the rules that
 * are there already, and inserts others before the stylesheets, so that a CSS module overrides them.
 */
export function createEmotionCache(): EmotionCache {
  const insertionPoint =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>(`meta[name=${insertionPointName}]`)
  const cache = createCache({
    key: cacheKey,
    // No prefixes: the browsers that the site supports need none.
    stylisPlugins: [],
    prepend: true,
    ...(insertionPoint && { insertionPoint }),
  })
  const ids = insertionPoint?.content.split(' ') ?? []
  const rules = insertionPoint?.nextElementSibling?.textContent ?? ''
  for (const id of [...ids, ...findRuleIds(rules)]) cache.inserted[id] = true
  return cache
}
