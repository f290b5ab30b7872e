import createCache, { type EmotionCache } from '@emotion/cache'

/** Prefix of emotion's class names. */
export const cacheKey = 'm'

/** Name of the `<meta>` that marks where the prerendered rules begin. */
export const insertionPointName = 'emotion-insertion-point'

const ruleName = new RegExp(`\\.${cacheKey}-([\\w-]+)`, 'g')

/** Finds the ids of the rules in emotion's CSS. */
export const findRuleIds = (css: string): string[] =>
  [...css.matchAll(ruleName)].map(([, id = '']) => id)

/**
 * Creates the cache for MUI and `styled()`. It knows the rules of a prerendered document, and
 * inserts others before the stylesheets, so that CSS modules override them.
 */
export function createEmotionCache(): EmotionCache {
  const insertionPoint =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLMetaElement>(`meta[name=${insertionPointName}]`)
  const cache = createCache({
    key: cacheKey,
    // No prefixes: where Safari needs one, the style has it.
    stylisPlugins: [],
    prepend: true,
    ...(insertionPoint && { insertionPoint }),
  })
  const ids = insertionPoint?.content.split(' ') ?? []
  const rules = insertionPoint?.nextElementSibling?.textContent ?? ''
  for (const id of [...ids, ...findRuleIds(rules)]) cache.inserted[id] = true
  return cache
}
