import type { FieldDefinition } from './fields'
import { getFieldErrors } from '../testing/getFieldErrors'
import { createValidationSchema, getFirstError } from './validation'

const field = (fields: Partial<FieldDefinition> & { readonly name: string }): FieldDefinition => ({
  kind: 'text',
  isRequired: false,
  maxLength: 5,
  ...fields,
})

const schema = createValidationSchema([
  field({ name: 'name', isRequired: true }),
  field({ name: 'subject', kind: 'textarea' }),
])

it.each([
  [{ name: 'Ana', subject: '' }, {}],
  [{ name: ' Ana   ', subject: ' 12345 ' }, {}],
  [{ name: ' ', subject: ' ' }, { name: 'error_all_fields' }],
  [{ name: '\u200B\u2060', subject: '\u200B' }, { name: 'error_all_fields' }],
  [
    { name: '123456', subject: '123456' },
    { name: 'error_too_long', subject: 'error_too_long' },
  ],
])('what is wrong with %j is %j', (values, errors) => {
  expect(getFieldErrors(schema, values)).toEqual(errors)
})

it.each([
  [{ email: '', phone: ' ' }, {}],
  [
    { email: 'ana', phone: '12345' },
    { email: 'error_valid_email', phone: 'error_valid_phone' },
  ],
])('an e-mail and a phone that may be left out: what is wrong with %j is %j', (values, errors) => {
  const optional = createValidationSchema([
    field({ name: 'email', kind: 'email' }),
    field({ name: 'phone', kind: 'phone' }),
  ])
  expect(getFieldErrors(optional, values)).toEqual(errors)
})

describe('the first error', () => {
  it.each([
    [{}, undefined],
    [{ phone: 'error_valid_phone' }, 'error_valid_phone'],
    [{ phone: 'error_valid_phone', email: 'error_valid_email' }, 'error_valid_email'],
    [{ email: 'error_valid_email', phone: 'error_all_fields' }, 'error_all_fields'],
    [{ email: 'error_valid_email', name: 'error_too_long' }, 'error_too_long'],
  ] as const)('of %j is %s', (errors, expected) => {
    expect(getFirstError(errors)).toBe(expected)
  })
})
