import type { NewActivity, NewDeal } from '@/contactService/schemas/requests'
import { exampleIds, exampleOrganization, examplePerson } from '@/testing/contactServiceExamples'
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

const newDeal: NewDeal = {
  title: 'Contacto Web ESP - Precios',
  person_id: exampleIds.person,
  org_id: exampleIds.organization,
  status: 'open',
  value: 1000,
  currency: 'EUR',
}

const newEmail: NewActivity = {
  subject: 'Contacto Web ESP - Precios',
  type: 'email',
  due_date: '2026-11-24',
  due_time: '12:00',
  duration: '00:30',
  person_id: exampleIds.person,
  org_id: exampleIds.organization,
  deal_id: exampleIds.deal,
  note:
    'Mensaje: ¿Qué incluye el plan Avanza?<br>¿Y cuándo empezamos?<br>' +
    'Teléfono: +34612345678<br>Idioma preferido: Español',
  source_timezone: 'Europe/Madrid',
}

export const bodies = {
  createOrganization: exampleOrganization,
  createPerson: examplePerson,
  createDeal: newDeal,
  createActivity: newEmail,
} as const

/** The calls that create a message's records, in order. */
export const writes = [
  'createOrganization',
  'createPerson',
  'createDeal',
  'createActivity',
] as const
