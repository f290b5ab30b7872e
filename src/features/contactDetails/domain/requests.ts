import type { NewOrganization, NewPerson } from '../../../contactService/schemas/requests'
import type { Language } from '../../../site/language'
import { getDialCode } from '../../phone/domain/countries'
import { fullPhone } from '../../phone/domain/fullPhone'
import type { ContactDetails } from './types'

/** A language as the CRM's readers, who read Spanish, call it. */
export const languageNames: Readonly<Record<Language, string>> = { es: 'Español', en: 'Inglés' }

/** The number with its country code, as it is sent (requirements R29). */
export const formatPhone = ({ country, phone }: ContactDetails): string =>
  fullPhone(getDialCode(country), phone)

export const toNewOrganization = ({ company }: ContactDetails): NewOrganization => ({
  name: company.trim(),
})

export const toNewPerson = (details: ContactDetails, orgId?: number): NewPerson => ({
  name: details.name.trim(),
  email: [{ value: details.email.trim(), primary: true }],
  phone: [{ value: formatPhone(details), primary: true }],
  ...(orgId !== undefined && { org_id: orgId }),
})
