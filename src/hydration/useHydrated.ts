import { useClientValue } from './useClientValue'

/**
 * False while a prerendered page is taken over: its HTML knows no query. What the query says may be
 * shown once this is true, so that both agree at first.
 */
export const useHydrated = (): boolean => useClientValue(() => true, false)
