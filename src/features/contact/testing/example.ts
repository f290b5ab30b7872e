import {
  exampleEmail,
  exampleMessageDeal,
  exampleOrganization,
  examplePerson,
} from '@/testing/contactServiceExamples'
import { rootReducer } from '@/store/rootReducer'
import type { AppStore } from '@/store/setupStore'
import { contactSlice } from '../contactSlice'
import { createContactMessage } from '../domain/testing/contactMessage'
import type { MessageRequest } from '../domain/requests'
import { submitContactForm } from '../submitContactForm'

/** The example message of the tests, and what is sent for it. */
export const message = createContactMessage()

/** When it is sent. */
export const sentAt = '2026-11-24T09:00:00Z'

export const request: MessageRequest = {
  message,
  language: 'es',
  timeZone: 'Europe/Madrid',
  origin: undefined,
}

export const bodies = {
  createOrganization: exampleOrganization,
  createPerson: examplePerson,
  createDeal: exampleMessageDeal,
  createActivity: { ...exampleEmail, due_date: '2026-11-24' },
} as const

/** The calls that create a message's records, in order. */
export const writes = [
  'createOrganization',
  'createPerson',
  'createDeal',
  'createActivity',
] as const

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
