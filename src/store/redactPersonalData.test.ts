/** @jest-environment node */
import type { Middleware } from '@reduxjs/toolkit'
import { cancellationSchema } from '@/contactService/schemas/requests'
import { bookingFields } from '@/features/booking/domain/bookingFields'
import { contactFields } from '@/features/contact/domain/contactFields'
import { createPerson } from '../contactService'
import { examplePerson } from '../testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '../testing/contactServiceServer'
import { createStoresWithService } from '../testing/contactServiceStore'
import { redactPersonalData } from './redactPersonalData'
import { addMiddleware } from './setupStore'

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
      payload: { kind: 'failed', message: 'Failed', cause: { message } },
      meta: { arg: { message: { message } } },
    }),
  ).toEqual({
    payload: { kind: 'failed', message: 'Failed', cause: { message: '[redacted]' } },
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
  const forms = [...bookingFields, ...contactFields].map(({ name }) => name)
  for (const name of [...forms, ...Object.keys(cancellationSchema.entries)])
    expect(redactPersonalData({ [name]: 'typed' })).toEqual({ [name]: '[redacted]' })
})

const service = startContactServiceServer()
const openStore = createStoresWithService()

const actions: unknown[] = []
const recordActions: Middleware = () => (next) => (action) => {
  actions.push(action)
  return next(action)
}
beforeAll(() => {
  addMiddleware(recordActions)
})

const page = `<h1>${examplePerson.name}</h1>`

test.each<[string, Reply, string]>([
  [
    '422',
    { status: 422, error: 'The reference is not valid', code: 'body/org_id' },
    'Pipedrive API error: 422 - The reference is not valid',
  ],
  ['429', { status: 429, error: 'too many' }, 'Pipedrive API error: 429 - too many'],
  ['a page that quotes what was typed', { status: 200, page }, 'Invalid JSON response'],
  [
    'an error page that quotes it',
    { status: 502, page },
    'Pipedrive API error: 502 - Invalid JSON',
  ],
  ['another record', { data: { name: examplePerson.name } }, 'Unexpected data in the response'],
  ['no network', 'networkError', 'The contact service could not be reached'],
])(
  'Redux DevTools show the error after %s, and nothing that was typed',
  async (_why, reply, text) => {
    actions.length = 0
    service.reply('createPerson', reply)
    const store = openStore()
    await store.dispatch(createPerson.initiate({ body: examplePerson }))
    const shown = JSON.stringify(redactPersonalData([actions, store.getState()]))
    expect(shown).toContain(`"message":"${text}`)
    expect(shown).not.toContain(examplePerson.name)
    expect(shown).not.toContain(examplePerson.email[0]?.value)
  },
)
