import { object, string, ValidationError, type StringSchema } from 'yup'
import { readEmail } from '@/contactService/schemas/email'
import { hasPhoneDigits, isVisible } from '@/contactService/schemas/rules'
import type { FieldDefinition, FieldKind } from './fields'

/** The errors of a field: keys in the dictionary of each form. */
export type FieldErrorKey =
  'error_all_fields' | 'error_too_long' | 'error_valid_email' | 'error_valid_phone'

/** Errors by field, as Formik's `validate` returns them. */
export type FieldErrors<Values> = Partial<Record<keyof Values, FieldErrorKey>>

/** If a form has several errors, it shows the first of this list. */
const errorOrder: readonly FieldErrorKey[] = [
  'error_all_fields',
  'error_too_long',
  'error_valid_email',
  'error_valid_phone',
]

/** The error that a form announces: missing values come before malformed ones. */
export const getFirstError = (
  errors: Readonly<Record<string, unknown>> | readonly unknown[],
): FieldErrorKey | undefined => {
  const found = Object.values(errors)
  return errorOrder.find((key) => found.includes(key))
}

/** Additional rules by kind of field. They skip empty values, which are up to `isRequired`. */
const rules: Partial<Record<FieldKind, (text: StringSchema) => StringSchema>> = {
  email: (text) =>
    text.test(
      'email',
      'error_valid_email' satisfies FieldErrorKey,
      (email) => !email || !!readEmail(email),
    ),
  phone: (text) =>
    text.test(
      'digits',
      'error_valid_phone' satisfies FieldErrorKey,
      (phone) => !phone || hasPhoneDigits(phone),
    ),
}

function createTextSchema({ kind, isRequired, maxLength }: FieldDefinition): StringSchema {
  const text = string()
    .trim()
    .max(maxLength, 'error_too_long' satisfies FieldErrorKey)
  const checked = rules[kind]?.(text) ?? text
  return isRequired
    ? checked.test('visible', 'error_all_fields' satisfies FieldErrorKey, (value = '') =>
        isVisible(value),
      )
    : checked
}

/** Creates Formik's `validate` for a form of these fields. It finds at most one error per field. */
export function createValidate<Values extends object>(fields: readonly FieldDefinition[]) {
  const schema = object(
    Object.fromEntries(fields.map((field) => [field.name, createTextSchema(field)])),
  )
  return (values: Values): FieldErrors<Values> => {
    try {
      schema.validateSync(values, { abortEarly: false })
      return {}
    } catch (thrown) {
      if (!(thrown instanceof ValidationError)) throw thrown
      const errors: FieldErrors<Values> = {}
      for (const field of Object.keys(values) as (keyof Values)[]) {
        const messages = thrown.inner.filter(({ path }) => path === field)
        const key = getFirstError(messages.map(({ message }) => message))
        if (key) errors[field] = key
      }
      return errors
    }
  }
}
