import { object, string, type StringSchema } from 'yup'
import { readEmail } from '@/contactService/schemas/email'
import { hasPhoneDigits, isVisible } from '@/contactService/schemas/rules'
import type { FieldDefinition, FieldKind } from './fields'

/** The errors of a field: keys in the dictionary of each form. */
export type FieldErrorKey =
  'error_all_fields' | 'error_too_long' | 'error_valid_email' | 'error_valid_phone'

/** If a form has several errors, it shows the first of this list. */
const errorOrder: readonly FieldErrorKey[] = [
  'error_all_fields',
  'error_too_long',
  'error_valid_email',
  'error_valid_phone',
]

/** The error that a form announces: missing values come before malformed ones. */
export const getFirstError = (
  errors: Readonly<Record<string, unknown>>,
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

/** Formik shows the first error of a field, in the order of the rules. */
function createTextSchema({ kind, isRequired, maxLength }: FieldDefinition): StringSchema {
  const text = string().trim()
  const checked = isRequired
    ? text.test('visible', 'error_all_fields' satisfies FieldErrorKey, (value = '') =>
        isVisible(value),
      )
    : text
  const short = checked.max(maxLength, 'error_too_long' satisfies FieldErrorKey)
  return rules[kind]?.(short) ?? short
}

/** Creates Formik's `validationSchema` for a form of these fields. */
export const createValidationSchema = (fields: readonly FieldDefinition[]) =>
  object(Object.fromEntries(fields.map((field) => [field.name, createTextSchema(field)])))
