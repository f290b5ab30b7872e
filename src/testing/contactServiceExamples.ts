import type {
  ActivityRange,
  AppointmentChange,
  DealUpdate,
  NewActivity,
  NewDeal,
  NewDealField,
  NewOrganization,
  NewPerson,
} from '../contactService/schemas/requests'
import type {
  BookedAppointment,
  DealField,
  ListedActivity,
} from '../contactService/schemas/responses'
import { siteConfig } from '../site/siteConfig'

/**
 * Example records of the contact service, shared by contract tests, unit tests and end-to-end
 * tests. They tell one story: Lucía books a demo for a retailer. The tests of the thunks compare what
 * they send with these bodies (requirements R44).
 */
export const exampleSiteKey = 'example-site-key'

export const exampleIds = {
  organization: 11,
  person: 22,
  deal: 33,
  activity: 44,
} as const

/**
 * Capabilities of these records, by path. Real ones are signed: where the pacts are verified, they
 * are replaced by real ones for the record that they name.
 */
export const exampleCapabilities = {
  'organizations/11': 'organization.11.1748854800000.example',
  'persons/22': 'person.22.1748854800000.example',
  'deals/33': 'deal.33.1748854800000.example',
  'activities/44': 'activity.44.1748854800000.example',
} as const

/** One key per write. */
export const exampleIdempotencyKeys = {
  createOrganization: '5f0c2c0e-6a8e-4f0e-9a54-0d9c1c8c7b11',
  createPerson: '5f0c2c0e-6a8e-4f0e-9a54-0d9c1c8c7b22',
  createDeal: '5f0c2c0e-6a8e-4f0e-9a54-0d9c1c8c7b33',
  createDealField: '5f0c2c0e-6a8e-4f0e-9a54-0d9c1c8c7b44',
  updateDeal: '5f0c2c0e-6a8e-4f0e-9a54-0d9c1c8c7b55',
  createActivity: '5f0c2c0e-6a8e-4f0e-9a54-0d9c1c8c7b66',
} as const

export const exampleOrganization: NewOrganization = { name: 'Tiendas Alba' }

export const examplePerson: NewPerson = {
  name: 'Lucía Fernández',
  email: [{ value: 'lucia@tiendas-alba.example', primary: true }],
  phone: [{ value: '+34612345678', primary: true }],
  org_id: exampleIds.organization,
}

export const exampleDealWithoutIndustry: NewDeal = {
  title: 'Demo - Lucía Fernández - Tiendas Alba',
  person_id: exampleIds.person,
  org_id: exampleIds.organization,
  status: 'open',
  value: siteConfig.deals.demo,
  currency: siteConfig.deals.currency,
}

export const exampleDeal: NewDeal = {
  ...exampleDealWithoutIndustry,
  title: 'Demo Comercio - Lucía Fernández - Tiendas Alba',
  description: 'Demo para el sector: Comercio',
}

/** The deal of a contact message in Spanish. */
export const exampleMessageDeal: NewDeal = {
  ...exampleDealWithoutIndustry,
  title: 'Contacto Web ESP - Precios',
  value: siteConfig.deals.message,
}

export const exampleEnglishMessageDeal: NewDeal = {
  ...exampleMessageDeal,
  title: 'Contacto Web ENG - Precios',
}

export const exampleDealField: DealField = {
  key: '0123456789abcdef0123456789abcdef01234567',
  name: 'Industria',
}

export const exampleNewDealField: NewDealField = { name: 'Industria', field_type: 'varchar' }

export const exampleDealUpdate: DealUpdate = { [exampleDealField.key]: 'Comercio' }

/** The booked demo. */
export const exampleMeeting: NewActivity = {
  subject: exampleDeal.title,
  type: 'meeting',
  due_date: '2025-06-04',
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

export const exampleMeetingWithoutIndustry: NewActivity = {
  ...exampleMeeting,
  subject: exampleDealWithoutIndustry.title,
  note: exampleMeeting.note.replace('Sector: Comercio<br>', ''),
}

/** The booked demo of a visitor who came by a link in a newsletter. */
export const exampleMeetingWithOrigin: NewActivity = {
  ...exampleMeeting,
  origin: {
    utm_source: 'boletin',
    utm_medium: 'email',
    utm_campaign: 'Comercio & otoño',
    referrer: 'mail.example.org',
  },
}

/**
 * The token in the link of its confirmation: the ids of activity and deal. Where the pacts are
 * verified, it is replaced by a signed one.
 */
export const exampleToken = `${exampleIds.activity}.${exampleIds.deal}.example`

/** The booked demo as its link shows it. */
export const exampleAppointment: BookedAppointment = {
  number: exampleIds.deal,
  due_date: exampleMeeting.due_date,
  due_time: '10:00',
  source_timezone: exampleMeeting.source_timezone,
  state: 'booked',
}

export const exampleAppointmentChange: AppointmentChange = {
  due_date: '2025-06-05',
  due_time: '16:00',
  source_timezone: 'Europe/Madrid',
}

/** The activity that a contact message in Spanish creates. */
export const exampleEmail: NewActivity = {
  subject: exampleMessageDeal.title,
  type: 'email',
  due_date: '2025-06-02',
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

export const exampleEnglishEmail: NewActivity = {
  ...exampleEmail,
  subject: exampleEnglishMessageDeal.title,
  note: exampleEmail.note.replace('Español', 'Inglés'),
}

export const exampleRange: ActivityRange = { start_date: '2025-06-03', end_date: '2025-06-04' }

/**
 * Lists an activity of one hour in Madrid, on the day of the example booking but at another time.
 */
export const createListedActivity = (overrides: Partial<ListedActivity> = {}): ListedActivity => ({
  due_date: '2025-06-04',
  due_time: '15:00',
  duration: '01:00',
  source_timezone: 'Europe/Madrid',
  subject: 'Busy',
  ...overrides,
})
