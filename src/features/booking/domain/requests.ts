import type { Origin } from '@/contactService/schemas/origin'
import type { Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import { formatHtmlNote } from '@/features/contactDetails/domain/note'
import {
  formatEmail,
  getPhoneLines,
  languageNames,
  type ActivityFacts,
  type DealFacts,
} from '@/features/contactDetails/domain/requests'
import type { BookingDetails } from './bookingFields'
import { slotDuration } from './slots'
import type { Appointment } from './types'

/**
 * The request bodies of the booking (requirements, section 7). Texts that only the CRM's users
 * read, and the titles of deals, are in Spanish whatever the visitor's language (requirements R30).
 */

/** `Demo {industry} - {name} - {company}`, without empty parts (requirements R30). */
function formatTitle({ name, company }: BookingDetails, industry: string | undefined): string {
  const demo = `Demo ${industry?.trim() ?? ''}`
  return [demo, name, company]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' - ')
}

/** What a visitor asks for. */
export interface DemoRequest {
  readonly appointment: Appointment
  readonly details: BookingDetails
  readonly industry: string | undefined
  readonly language: Language
  readonly origin: Origin | undefined
}

export const toNewDeal = ({
  details,
  industry,
}: Pick<DemoRequest, 'details' | 'industry'>): DealFacts => ({
  title: formatTitle(details, industry),
  status: 'open',
  value: siteConfig.deals.demo,
  currency: siteConfig.deals.currency,
  ...(industry?.trim() && { description: `Demo para el sector: ${industry.trim()}` }),
})

/** The meeting, at the appointment's date and time in the visitor's zone (requirements R20). */
export const toNewMeeting = (parts: Omit<DemoRequest, 'origin'>): ActivityFacts => ({
  subject: formatTitle(parts.details, parts.industry),
  type: 'meeting',
  due_date: parts.appointment.date,
  due_time: parts.appointment.time,
  duration: slotDuration,
  note: formatHtmlNote([
    ['Nombre', parts.details.name],
    ['Correo electrónico', formatEmail(parts.details)],
    ...getPhoneLines(parts.details),
    ['Empresa', parts.details.company],
    ['Sector', parts.industry ?? ''],
    ['Zona horaria del cliente', parts.appointment.timeZone],
    ['Idioma preferido', languageNames[parts.language]],
  ]),
  source_timezone: parts.appointment.timeZone,
})
