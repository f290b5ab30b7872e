import createCache, { type EmotionCache } from '@emotion/cache'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { cacheKey } from '../theme/emotionCache'
import { SiteTheme } from '../theme/SiteTheme'

/**
 * Creates an emotion cache that inserts no rules. jsdom would evaluate every rule for every query by
 * role, which made the tests four times slower.
 */
export function createCacheWithoutRules(): EmotionCache {
  const cache = createCache({ key: cacheKey })
  cache.insert = () => undefined
  return cache
}

/** Renders a component that only needs the theme. */
export function renderThemed(ui: ReactNode) {
  const cache = createCacheWithoutRules()
  return render(ui, {
    wrapper: ({ children }) => <SiteTheme cache={cache}>{children}</SiteTheme>,
  })
}
