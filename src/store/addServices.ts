import { useState } from 'react'
import type { WithSlice } from '@reduxjs/toolkit'
import { contactServiceApi } from '../contactService'
import { geolocationApi } from '../geolocation/geolocationApi'
import { useAppStore } from './hooks'
import { rootReducer } from './rootReducer'
import { addMiddleware, type AppStore } from './setupStore'

declare module './rootReducer' {
  interface LazyLoadedSlices
    extends WithSlice<typeof contactServiceApi>, WithSlice<typeof geolocationApi> {}
}

/**
 * Adds the services' slices and middleware to a running store. Lazy features call it before their
 * first request; calling it again changes nothing.
 *
 * An injected slice enters the state with the next action only, but RTK Query reads it before its
 * first dispatch, so an action is dispatched at once.
 */
export function addServices(store: Pick<AppStore, 'dispatch' | 'getState'>): void {
  if (contactServiceApi.reducerPath in store.getState()) return
  rootReducer.inject(contactServiceApi)
  rootReducer.inject(geolocationApi)
  addMiddleware(contactServiceApi.middleware, geolocationApi.middleware)
  store.dispatch({ type: 'services/added' })
}

/** Adds the services to the store before a component asks them. */
export function useServices(): void {
  const store = useAppStore()
  useState(() => {
    addServices(store)
  })
}
