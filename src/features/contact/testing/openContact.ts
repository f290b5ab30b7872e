import type { RecordedRequest } from '@/testing/contactServiceServer'
import type { AppStore } from '@/store/setupStore'
import { rootReducer } from '@/store/rootReducer'
import { contactSlice } from '../contactSlice'
import type { MessageRequest } from '../domain/types'
import { submitContactForm } from '../submitContactForm'
import { request } from './example'

/** Sets the device's clock; call `jest.useRealTimers` afterwards. */
export const setNow = (now: string | number) =>
  jest.useFakeTimers({ now: new Date(now), advanceTimers: true })

const injected = contactSlice.injectInto(rootReducer)

/** Wraps a store in a contact form whose message can be sent several times. */
export const openContact = (store: AppStore) => ({
  state: () => injected.selectSlice(store.getState()),
  /** Attempts to send; resolves to the thunk's last action. */
  send: (changes: Partial<MessageRequest> = {}) =>
    store.dispatch(submitContactForm({ ...request, ...changes })),
})

/** The call and the body of each request. */
export const getSentCalls = (requests: readonly RecordedRequest[]) =>
  requests.map(({ call, body }) => [call, body])

export const calls = (requests: readonly RecordedRequest[]) => requests.map(({ call }) => call)
