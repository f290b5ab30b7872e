import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * A value that only the browser knows: `serverValue` while prerendering and hydrating, then the
 * result of `read`. For values that change only with a render.
 */
export const useClientValue = <Value>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue)

/**
 * False during hydration, then true. What the prerendered HTML cannot contain, such as the query, may
 * only be rendered once this is true.
 */
export const useHydrated = (): boolean => useClientValue(() => true, false)
