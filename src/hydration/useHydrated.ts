import { useClientValue } from './useClientValue'

/**
 * False during hydration, then true. What the prerendered HTML cannot contain, such as the query, may
 * only be rendered once this is true.
 */
export const useHydrated = (): boolean => useClientValue(() => true, false)
