import { object } from 'yup'
import { firstError } from './errors'
import { errorsBy, optionalText, requiredText } from './validation'

const schema = object({ name: requiredText(5), subject: optionalText(5) })

it.each([
  [{ name: 'Ana', subject: '' }, {}],
  [{ name: ' Ana   ', subject: ' 12345 ' }, {}],
  [{ name: ' ', subject: ' ' }, { name: 'error_all_fields' }],
  [
    { name: '123456', subject: '123456' },
    { name: 'error_too_long', subject: 'error_too_long' },
  ],
])('what is wrong with %j is %j', (values, errors) => {
  expect(errorsBy(schema, values)).toEqual(errors)
})

it('does not hide a failure of another kind', () => {
  const failing = object({
    name: requiredText(5).test('fails', () => {
      throw new TypeError('broken')
    }),
  })
  expect(() => errorsBy(failing, { name: 'Ana' })).toThrow('broken')
})

describe('firstError', () => {
  it.each([
    [{}, undefined],
    [{ phone: 'error_valid_phone' }, 'error_valid_phone'],
    [{ phone: 'error_valid_phone', email: 'error_valid_email' }, 'error_valid_email'],
    [{ email: 'error_valid_email', phone: 'error_all_fields' }, 'error_all_fields'],
    [{ email: 'error_valid_email', name: 'error_too_long' }, 'error_too_long'],
  ] as const)('of %j is %s', (errors, expected) => {
    expect(firstError(errors)).toBe(expected)
  })
})
