import { object, string, ValidationError, type AnyObjectSchema, type StringSchema } from 'yup'
import { readEmail } from '@/contactService/schemas/email'
import { hasPhoneDigits, isVisible } from '@/contactService/schemas/rules'
import { getFirstError, type FieldErrorKey, type FieldErrors } from './errors'
import type { FieldDefinition, FieldKind } from './fields'

const toErrorKey = (key: FieldErrorKey): FieldErrorKey => key

type TextSchema = StringSchema

/** Additional rules by kind of field. They skip empty values, which are up to `required`. */
const rules: Partial<Record<FieldKind, (text: TextSchema) => TextSchema>> = {
  email: (text) =>
    text.test('email', toErrorKey('error_valid_email'), (email) => !email || !!readEmail(email)),
  phone: (text) =>
    text.test(
      'digits',
      toErrorKey('error_valid_phone'),
      (phone) => !phone || hasPhoneDigits(phone),
    ),
}

function createTextSchema({ kind, isRequired, maxLength }: FieldDefinition): TextSchema {
  const text = string().trim().max(maxLength, toErrorKey('error_too_long'))
  const checked = rules[kind]?.(text) ?? text
  return isRequired
    ? checked
        .required(toErrorKey('error_all_fields'))
        .test('visible', toErrorKey('error_all_fields'), (value) => isVisible(value))
    : checked
}

/** Creates the yup schema of a list of fields. Its messages are `FieldErrorKey`s. */
export const createSchema = (fields: readonly FieldDefinition[]): AnyObjectSchema =>
  object(Object.fromEntries(fields.map((field) => [field.name, createTextSchema(field)])))

/** The errors of the values by a schema from `createSchema`, at most one per field. */
export function getFieldErrors<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): FieldErrors<Values> {
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
