import { createContactDetails } from '@/features/contactDetails/domain/testing/contactDetails'
import { getFieldErrors } from '@/features/contactDetails/testing/getFieldErrors'
import { bookingFormSchema } from './bookingFields'

const getErrors = (...fields: Parameters<typeof createContactDetails>) =>
  getFieldErrors(bookingFormSchema, createContactDetails(...fields))

it('finds nothing wrong with complete details', () => {
  expect(getErrors()).toEqual({})
})

it('requires every field, not counting spaces', () => {
  expect(getErrors({ name: '', email: ' ', company: '\t', phone: '\u00a0' })).toEqual({
    name: 'error_all_fields',
    email: 'error_all_fields',
    company: 'error_all_fields',
    phone: 'error_all_fields',
  })
})

it('calls missing what cannot be seen, before anything else is wrong with it', () => {
  expect(getErrors({ email: '\u200b' })).toEqual({ email: 'error_all_fields' })
})

describe('email', () => {
  it.each([
    ['a@b.c'],
    [' ana@acme.example '],
    ['ana+demo@mail.acme.example'],
    ['ana@español.ar'],
    ['Ana <ana@acme.example>;'],
    ['mailto:ana@acme.example?subject=Hola'],
  ])('takes %j', (email) => {
    expect(getErrors({ email })).toEqual({})
  })

  it.each([
    ['ana'],
    ['ana@acme'],
    ['@acme.example'],
    ['ana@.'],
    ['ana@acme.'],
    ['ana acme@b.c'],
    ['ana@ac me.example'],
    ['ana@b@c.d'],
    ['ñandú@acme.example'],
    ['ana..garcia@acme.example'],
    ['foo,bar@example.com'],
    ['a;victim@example.com'],
    ['x:victim@example.com;'],
    ['foo<victim@example.com'],
  ])('refuses %j', (email) => {
    expect(getErrors({ email })).toEqual({ email: 'error_valid_email' })
  })
})

describe('phone', () => {
  it.each([
    ['123456'],
    ['+34 612-34.56 78'],
    ['(1) 2 3 4 5 6'],
    ['١٢٣٤٥٦'],
    ['۱۲۳ ۴۵۶'],
    ['१२३४५६'],
    ['１２３－４５６'],
    ['tel:123456'],
    ['12345 ext. 6'],
  ])('takes %j', (phone) => {
    expect(getErrors({ phone })).toEqual({})
  })

  it.each([['12345'], ['1-2-3-4-5'], ['phone'], ['١٢٣٤٥']])('refuses %j', (phone) => {
    expect(getErrors({ phone })).toEqual({ phone: 'error_valid_phone' })
  })
})

it('refuses what is longer than 200 characters, or 40 in a phone', () => {
  expect(
    getErrors({
      name: 'x'.repeat(200),
      email: `ana@${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.example.com`,
      company: ` ${'x'.repeat(200)} `,
      phone: '1'.repeat(40),
    }),
  ).toEqual({})
  expect(
    getErrors({
      name: 'x'.repeat(201),
      email: 'x'.repeat(201),
      company: 'x'.repeat(201),
      phone: '1'.repeat(41),
    }),
  ).toEqual({
    name: 'error_too_long',
    email: 'error_too_long',
    company: 'error_too_long',
    phone: 'error_too_long',
  })
})
