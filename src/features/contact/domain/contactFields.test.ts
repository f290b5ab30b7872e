import { is } from 'valibot'
import { newActivitySchema } from '@/contactService/schemas/requests'
import { getFieldErrors } from '@/features/contactDetails/testing/getFieldErrors'
import { texts } from '@/testing/texts'
import { contactFields, getEmptyMessage, messageFormSchema } from './contactFields'
import { toNewEmail } from './requests'
import { createContactMessage } from './testing/contactMessage'

it('has a label in both languages for every field', () => {
  for (const { contact } of Object.values(texts))
    for (const { name } of contactFields) expect(contact[name]).not.toBe('')
})

it('is empty except for the country', () => {
  const { country, ...typed } = getEmptyMessage('CO')
  expect(country).toBe('CO')
  expect(typed).toEqual(Object.fromEntries(contactFields.map(({ name }) => [name, ''])))
  expect(getEmptyMessage().country).toBe('ES')
})

const getErrors = (...fields: Parameters<typeof createContactMessage>) =>
  getFieldErrors(messageFormSchema, createContactMessage(...fields))

it('finds nothing wrong with a whole message, nor without company and subject', () => {
  expect(getErrors()).toEqual({})
  expect(getErrors({ company: '', subject: ' ' })).toEqual({})
})

it('requires name, e-mail, phone and message, not counting spaces', () => {
  expect(getErrors({ name: '', email: ' ', phone: '\u00a0', message: ' \n ' })).toEqual({
    name: 'error_all_fields',
    email: 'error_all_fields',
    phone: 'error_all_fields',
    message: 'error_all_fields',
  })
})

it('refuses an address without a domain and a number without six digits', () => {
  expect(getErrors({ email: 'ana@acme', phone: '12 34-5' })).toEqual({
    email: 'error_valid_email',
    phone: 'error_valid_phone',
  })
})

it.each([
  ['name', 200],
  ['company', 200],
  ['subject', 200],
  ['message', 1500],
] as const)('takes %s of %i characters, and no more', (field, maximum) => {
  expect(getErrors({ [field]: ` ${'x'.repeat(maximum)} ` })).toEqual({})
  expect(getErrors({ [field]: 'x'.repeat(maximum + 1) })).toEqual({ [field]: 'error_too_long' })
})

it('fits into the CRM note, even if every field is full of characters that are escaped', () => {
  const full = contactFields.map(({ name, maxLength }) => [name, '"'.repeat(maxLength)] as const)
  const message = createContactMessage(Object.fromEntries(full))
  const { note } = toNewEmail({ message, language: 'es', timeZone: 'UTC' }, '2026-11-24')
  expect(is(newActivitySchema.entries.note, note)).toBe(true)
})
