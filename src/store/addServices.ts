import type { WithSlice } from '@reduxjs/toolkit'
import { contactServiceApi } from '../contactService'
import { geolocationApi } from '../geolocation'
import { rootReducer } from './rootReducer'
import { addMiddleware, type AppStore } from './setupStore'

declare module './rootReducer' {
  interface LazyLoadedSlices
    extends WithSlice<typeof contactServiceApi>, WithSlice<typeof geolocationApi> {}
}

/**
 * Adds the services' slices and middleware to a running store; called by a feature that is loaded
 * later, before its first call. Calling it again changes nothing.
 *
 * An injected slice enters the state with the next action only, but a call reads it before it
 * dispatches its first one: so an action follows at once.
 */
export function addServices(store: Pick<AppStore, 'dispatch'>): void {
  rootReducer.inject(contactServiceApi)
  rootReducer.inject(geolocationApi)
  addMiddleware(contactServiceApi.middleware, geolocationApi.middleware)
  store.dispatch({ type: 'services/added' })
}
