import { bookingFields } from '@/features/booking/domain/bookingFields'
import { reasonField } from '@/features/booking/domain/managedAppointment'
import { contactFields } from '@/features/contact/domain/contactFields'
import { redactPersonalData } from './redactPersonalData'

test('fields with personal data are redacted at any depth, others are kept', () => {
  const action = {
    type: 'contactService/executeMutation/pending',
    meta: {
      arg: {
        endpointName: 'createPerson',
        originalArgs: {
          body: {
            name: 'Ana Pérez',
            email: [{ value: 'ana@example.com', primary: true }],
            org_id: 7,
          },
        },
      },
    },
  }
  expect(redactPersonalData(action)).toEqual({
    type: 'contactService/executeMutation/pending',
    meta: {
      arg: {
        endpointName: 'createPerson',
        originalArgs: { body: { name: '[redacted]', email: '[redacted]', org_id: 7 } },
      },
    },
  })
  expect(action.meta.arg.originalArgs.body.name).toBe('Ana Pérez')
})

test.each([
  [
    'payload',
    { kind: 'rejected', status: 422, code: 'body/email', message: 'Pipedrive API error' },
  ],
  ['payload', { kind: 'offline', message: 'The contact service could not be reached' }],
  ['error', { name: 'AbortError', message: 'Aborted' }],
  ['error', { message: 'Rejected' }],
])('an error in the %s is shown: %p', (key, error) => {
  const action = { type: 'contactService/executeMutation/rejected', [key]: error }
  expect(redactPersonalData(action)).toEqual(action)
  const state = { queries: { getAvailability: { status: 'rejected', error } } }
  expect(redactPersonalData(state)).toEqual(state)
})

test('what a form holds beside or within an error is redacted', () => {
  const message = 'Mi hija se llama Ana'
  expect(
    redactPersonalData({
      payload: { kind: 'unknown', message: 'Failed', cause: { message } },
      meta: { arg: { message: { message } } },
    }),
  ).toEqual({
    payload: { kind: 'unknown', message: 'Failed', cause: { message: '[redacted]' } },
    meta: { arg: { message: '[redacted]' } },
  })
})

test('missing fields are not added', () => {
  expect(redactPersonalData({ draft: undefined, phone: null, step: 2 })).toEqual({
    draft: undefined,
    phone: null,
    step: 2,
  })
})

test('every field of the forms is redacted', () => {
  for (const { name } of [...bookingFields, ...contactFields, reasonField])
    expect(redactPersonalData({ [name]: 'typed' })).toEqual({ [name]: '[redacted]' })
})
