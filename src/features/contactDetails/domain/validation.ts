import { string, ValidationError, type AnyObjectSchema } from 'yup'
import { firstOf, type DetailsErrorKey, type ErrorsOf } from './errors'

/** What the contact-management service takes without a complaint, in characters, by field. */
export const maximumLengths = { name: 200, email: 200, company: 200, phone: 40 } as const

const minimumPhoneDigits = 6

/** Non-space text, @, text, a dot, text (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const messageOf = (key: DetailsErrorKey): DetailsErrorKey => key

export const optionalText = (maximum: number) =>
  string().trim().max(maximum, messageOf('error_too_long'))

/** Text of spaces alone counts as empty. */
export const requiredText = (maximum: number) =>
  optionalText(maximum).required(messageOf('error_all_fields'))

export const requiredEmail = () =>
  requiredText(maximumLengths.email).matches(emailPattern, {
    message: messageOf('error_valid_email'),
    excludeEmptyString: true,
  })

export const requiredPhone = () =>
  requiredText(maximumLengths.phone).test(
    'digits',
    messageOf('error_valid_phone'),
    (phone) => phone.replace(/\D/g, '').length >= minimumPhoneDigits,
  )

/** What is wrong with the values, one error a field, by a schema that is made of the texts above. */
export function errorsBy<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): ErrorsOf<Values> {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { inner } = error
    const errors: ErrorsOf<Values> = {}
    for (const field of Object.keys(values) as (keyof Values)[]) {
      const key = firstOf(inner.filter(({ path }) => path === field).map(({ message }) => message))
      if (key) errors[field] = key
    }
    return errors
  }
}
