import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/**
 * A value that only the browser knows: `serverValue` in a prerendered page and while it hydrates,
 * what `read` returns afterwards. For values that do not change by themselves.
 */
export const useClientValue = <Value>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue)
