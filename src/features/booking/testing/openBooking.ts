import type { AppStore } from '@/store/setupStore'
import { bookDemo } from '../bookDemo'
import type { DemoRequest } from '../demoRequest'
import { rootReducer } from '@/store/rootReducer'
import { bookingSlice } from '../bookingSlice'
import { appointment, details } from './example'

const injected = bookingSlice.injectInto(rootReducer)

const request: DemoRequest = {
  appointment,
  details,
  industry: 'Comercio',
  language: 'es',
  origin: undefined,
}

/** Wraps a store in a booking that can be attempted several times. */
export function openBooking(store: AppStore) {
  return {
    store,
    state: () => injected.selectSlice(store.getState()),
    /** Attempts the booking; resolves to the thunk's last action. */
    book: (changes: Partial<DemoRequest> = {}) =>
      store.dispatch(bookDemo({ ...request, ...changes })),
  }
}
