import {
  exampleEmail,
  exampleMessageDeal,
  exampleOrganization,
  examplePerson,
} from '@/testing/contactServiceExamples'
import { createContactMessage } from '../domain/testing/contactMessage'
import type { MessageRequest } from '../domain/types'

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
