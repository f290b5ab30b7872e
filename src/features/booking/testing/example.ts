import type { NewActivity, NewDeal } from '@/contactService/schemas/requests'
import {
  exampleDealField,
  exampleIds,
  exampleOrganization,
  examplePerson,
} from '@/testing/contactServiceExamples'
import type { ContactDetails } from '@/features/contactDetails'
import type { Appointment } from '../domain/types'

/** The example booking of the tests: what the visitor chooses and types, and what is sent. */
export const appointment: Appointment = {
  date: '2026-11-26',
  time: '10:00',
  timeZone: 'Europe/Madrid',
}

export const details: ContactDetails = {
  name: 'Lucía Fernández',
  email: 'lucia@tiendas-alba.example',
  company: 'Tiendas Alba',
  country: 'ES',
  phone: '612 345 678',
}

const newDeal: NewDeal = {
  title: 'Demo Comercio - Lucía Fernández - Tiendas Alba',
  person_id: exampleIds.person,
  org_id: exampleIds.organization,
  status: 'open',
  value: 5000,
  currency: 'EUR',
  description: 'Demo para el sector: Comercio',
}

const newMeeting: NewActivity = {
  subject: 'Demo Comercio - Lucía Fernández - Tiendas Alba',
  type: 'meeting',
  due_date: '2026-11-26',
  due_time: '10:00',
  duration: '01:00',
  person_id: exampleIds.person,
  org_id: exampleIds.organization,
  deal_id: exampleIds.deal,
  note: [
    'Nombre: Lucía Fernández',
    'Correo electrónico: lucia@tiendas-alba.example',
    'Teléfono: +34612345678',
    'Empresa: Tiendas Alba',
    'Sector: Comercio',
    'Zona horaria del cliente: Europe/Madrid',
    'Idioma preferido: Español',
  ].join('<br>'),
  source_timezone: 'Europe/Madrid',
}

/** The request bodies of a visitor who books in Spanish for the retail industry. */
export const bodies = {
  createOrganization: exampleOrganization,
  createPerson: examplePerson,
  createDeal: newDeal,
  updateDeal: { [exampleDealField.key]: 'Comercio' },
  createActivity: newMeeting,
} as const

/**
 * The availability requests if the calendar is empty: the surrounding days, then the month
 * (requirements R22).
 */
export const availabilityRequests = [
  { start_date: '2026-11-25', end_date: '2026-11-26' },
  { start_date: '2026-11-01', end_date: '2026-11-30' },
] as const
