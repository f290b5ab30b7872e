import type { RecordedRequest } from '../../../testing/contactServiceServer'
import type { AppStore } from '../../../store/setupStore'
import { rootReducer } from '../../../store/rootReducer'
import { contactSlice } from '../contactSlice'
import type { MessageRequest } from '../domain/types'
import { submitContactForm } from '../submitContactForm'
import { request } from './example'

const injected = contactSlice.injectInto(rootReducer)

/** A visitor in front of a store, who can try to send their message as often as they like. */
export const openContact = (store: AppStore) => ({
  state: () => injected.selectSlice(store.getState()),
  /** One try; resolves to the thunk's last action. */
  send: (changes: Partial<MessageRequest> = {}) =>
    store.dispatch(submitContactForm({ ...request, ...changes })),
})

/** What was sent, without what is the same in every request. */
export const sent = (requests: readonly RecordedRequest[]) =>
  requests.map(({ call, body }) => [call, body])

export const calls = (requests: readonly RecordedRequest[]) => requests.map(({ call }) => call)
