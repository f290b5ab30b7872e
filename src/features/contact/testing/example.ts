import {
  exampleEmail,
  exampleMessageDeal,
  exampleOrganization,
  examplePerson,
} from '@/testing/contactServiceExamples'
import type { ContactMessage } from '../domain/contactFields'
import type { MessageRequest } from '../domain/types'

/** The example message of the tests, and what is sent for it. */
export const message: ContactMessage = {
  name: 'Lucía Fernández',
  email: 'lucia@tiendas-alba.example',
  company: 'Tiendas Alba',
  country: 'ES',
  phone: '612 345 678',
  subject: 'Precios',
  message: '¿Qué incluye el plan Avanza?\n¿Y cuándo empezamos?',
}

export const request: MessageRequest = {
  message,
  language: 'es',
  sent: { date: '2026-11-24', timeZone: 'Europe/Madrid' },
}

export const bodies = {
  createOrganization: exampleOrganization,
  createPerson: examplePerson,
  createDeal: exampleMessageDeal,
  createActivity: { ...exampleEmail, due_date: request.sent.date },
} as const

/** The calls that create a message's records, in order. */
export const writes = [
  'createOrganization',
  'createPerson',
  'createDeal',
  'createActivity',
] as const
