import createCache, { type EmotionCache } from '@emotion/cache'
import { cacheKey } from '../theme/emotionCache'

/**
 * A cache whose rules apply to nothing. jsdom evaluates every rule for every query by role, which
 * made the tests four times slower.
 */
export const createDetachedCache = (): EmotionCache =>
  createCache({ key: cacheKey, container: document.createElement('div') })
