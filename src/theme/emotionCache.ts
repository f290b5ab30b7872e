import createCache, { type EmotionCache } from '@emotion/cache'

/** Begins every class name that emotion makes. */
export const cacheKey = 'm'

/** Names the `<meta>` that lists the rules which a prerendered document brings along. */
export const insertionPointName = 'emotion-insertion-point'

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
  for (const id of insertionPoint?.content.split(' ') ?? []) cache.inserted[id] = true
  return cache
}
