import { useState } from 'react'
import type { WithSlice } from '@reduxjs/toolkit'
import { contactServiceApi } from '../contactService'
import { useAppStore } from './hooks'
import { rootReducer } from './rootReducer'
import { addMiddleware, type AppStore } from './setupStore'

declare module './rootReducer' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how a lazy slice declares itself
  interface LazyLoadedSlices extends WithSlice<typeof contactServiceApi> {}
}

/**
 * Adds the contact service's slice and middleware to a running store. Lazy features call it before their
 * first request; calling it again changes nothing.
 *
 * An injected slice enters the state with the next action only, but RTK Query reads it before its
 * first dispatch, so an action is dispatched at once.
 */
export function addContactService(store: Pick<AppStore, 'dispatch' | 'getState'>): void {
  if (contactServiceApi.reducerPath in store.getState()) return
  rootReducer.inject(contactServiceApi)
  addMiddleware(contactServiceApi.middleware)
  store.dispatch({ type: 'contactService/added' })
}

/** Adds the contact service to the store before a component asks it. */
export function useContactService(): void {
  const store = useAppStore()
  useState(() => {
    addContactService(store)
  })
}
