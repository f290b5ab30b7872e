import type { ContactStore } from '../records/recordStore'

/** Creates a store whose every method fails with the same error, except that it can be closed. */
export function createFailingStore(error: Error): ContactStore {
  // A `then` would make it a promise.
  const working = { then: undefined, close: () => Promise.resolve() }
  return new Proxy(working as unknown as ContactStore, {
    get: (store, name): unknown =>
      name in store ? Reflect.get(store, name) : () => Promise.reject(error),
  })
}
