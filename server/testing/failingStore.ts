import type { ContactStore } from '../records/recordStore'

/** Creates a store whose every method fails with the same error. */
export const createFailingStore = (error: Error): ContactStore =>
  new Proxy({} as ContactStore, { get: () => () => Promise.reject(error) })
