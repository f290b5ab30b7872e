import { readEmail } from '@/contactService/schemas/email'
import type {
  NewActivity,
  NewDeal,
  NewOrganization,
  NewPerson,
} from '@/contactService/schemas/requests'
import type { Language } from '@/site/language'
import { getDialCode } from './countries'
import { formatFullPhone, splitExtension } from './fullPhone'
import { phoneLabel } from './note'
import type { ContactDetails } from './fields'

/** The ids of the records that an activity belongs to. */
export type RecordIds = Pick<NewActivity, 'person_id' | 'org_id' | 'deal_id'>

/** A deal and an activity without the ids of the records they belong to. */
export type DealFacts = Omit<NewDeal, keyof RecordIds>
export type ActivityFacts = Omit<NewActivity, keyof RecordIds>

/** The names of the languages in Spanish, for the CRM's users. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'Inglés' }

/** The phone number as sent to the CRM, with its country code (requirements R29). */
export const formatPhone = ({ country, phone }: ContactDetails): string =>
  formatFullPhone(getDialCode(country), phone)

/** The lines about the phone in a note; one without a value is left out. */
export const getPhoneLines = (details: ContactDetails) =>
  [
    [phoneLabel, formatPhone(details)],
    ['Extensión', splitExtension(details.phone)[1]],
  ] as const

/** The e-mail address as sent to the CRM, without what was pasted with it. */
export const formatEmail = ({ email }: ContactDetails): string => readEmail(email) ?? email.trim()

export const toNewOrganization = ({ company }: ContactDetails): NewOrganization => ({
  name: company.trim(),
})

export const toNewPerson = (details: ContactDetails, orgId?: number): NewPerson => ({
  name: details.name.trim(),
  email: [{ value: formatEmail(details), primary: true }],
  phone: [{ value: formatPhone(details), primary: true }],
  ...(orgId !== undefined && { org_id: orgId }),
})
