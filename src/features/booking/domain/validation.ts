import { object, string, ValidationError } from 'yup'
import type scheduledemo from '../../../content/es/scheduledemo'
import type { Appointment, ContactDetails } from './types'

/** The dictionary's keys of what a visitor can get wrong. */
export type ErrorKey = Extract<
  keyof typeof scheduledemo,
  | 'error_select_datetime'
  | 'error_all_fields'
  | 'error_too_long'
  | 'error_valid_email'
  | 'error_valid_phone'
>

export type ContactErrors = Partial<Record<keyof ContactDetails, ErrorKey>>

/** What the contact-management service takes without a complaint, in characters, by field. */
export const maximumLengths = { name: 200, email: 200, company: 200, phone: 40 } as const

type ContactField = keyof typeof maximumLengths

const contactFields = Object.keys(maximumLengths) as ContactField[]

const minimumPhoneDigits = 6

/** Non-space text, @, text, a dot, text (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const messageOf = (key: ErrorKey): ErrorKey => key

const requiredText = (field: ContactField) =>
  string()
    .trim()
    .required(messageOf('error_all_fields'))
    .max(maximumLengths[field], messageOf('error_too_long'))

const contactSchema = object({
  name: requiredText('name'),
  email: requiredText('email').matches(emailPattern, {
    message: messageOf('error_valid_email'),
    excludeEmptyString: true,
  }),
  company: requiredText('company'),
  phone: requiredText('phone').test(
    'digits',
    messageOf('error_valid_phone'),
    (phone) => phone.replace(/\D/g, '').length >= minimumPhoneDigits,
  ),
})

/** Which of a field's errors is told, and which of a form's: the first of these. */
const errorOrder: readonly ErrorKey[] = [
  'error_select_datetime',
  'error_all_fields',
  'error_too_long',
  'error_valid_email',
  'error_valid_phone',
]

const firstOf = (messages: readonly (string | undefined)[]): ErrorKey | undefined =>
  errorOrder.find((key) => messages.includes(key))

/**
 * What is wrong with step 2, by field (specification, section 5); the shape is the one that Formik's
 * `validate` returns. Text of spaces alone counts as empty.
 */
export function validateContactDetails(details: ContactDetails): ContactErrors {
  try {
    contactSchema.validateSync(details, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { inner } = error
    const entries = contactFields.flatMap((field) => {
      const key = firstOf(inner.filter(({ path }) => path === field).map(({ message }) => message))
      return key ? [[field, key] as const] : []
    })
    return Object.fromEntries(entries)
  }
}

/** The one error that a form announces: what is missing comes before what is malformed. */
export const firstError = (errors: ContactErrors): ErrorKey | undefined =>
  firstOf(Object.values(errors))

/** What is wrong with step 1: date and time are both needed (specification, section 5). */
export const validateAppointment = (
  chosen: Partial<Pick<Appointment, 'date' | 'time'>>,
): ErrorKey | undefined => (chosen.date && chosen.time ? undefined : 'error_select_datetime')
