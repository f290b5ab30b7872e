import type { ContactStore } from '../records/recordStore'

/** Creates a store whose every method fails with the same error. */
export const createFailingStore = (error: Error): ContactStore =>
  new Proxy({} as ContactStore, {
    // A `then` would make it a promise.
    get: (_store, name) => (name === 'then' ? undefined : () => Promise.reject(error)),
  })
