import type { RecordedRequest } from '../../../testing/contactServiceServer'
import type { AppStore } from '../../../store/setupStore'
import { bookDemo, type DemoRequest } from '../bookDemo'
import { rootReducer } from '../../../store/rootReducer'
import { bookingSlice } from '../bookingSlice'
import { appointment, details } from './example'

const injected = bookingSlice.injectInto(rootReducer)

const request: DemoRequest = { appointment, details, industry: 'Comercio', language: 'es' }

/** A visitor in front of a store, who can try to book as often as they like. */
export function openBooking(store: AppStore) {
  return {
    store,
    state: () => injected.selectSlice(store.getState()),
    /** One try; resolves to the thunk's last action. */
    book: (changes: Partial<DemoRequest> = {}) =>
      store.dispatch(bookDemo({ ...request, ...changes })),
  }
}

/** What was sent, without what is the same in every request. */
export const sent = (requests: readonly RecordedRequest[]) =>
  requests.map(({ call, body }) => (body === undefined ? [call] : [call, body]))

export const calls = (requests: readonly RecordedRequest[]) => requests.map(({ call }) => call)

/** Resolves once there is a request that the test wants to interrupt. */
export async function untilSent(requests: () => readonly RecordedRequest[]): Promise<void> {
  while (requests().length === 0) await new Promise(setImmediate)
}
