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

export const request: MessageRequest = {
  message,
  language: 'es',
  sentAt: Date.parse('2026-11-24T09:00:00Z'),
  timeZone: 'Europe/Madrid',
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
