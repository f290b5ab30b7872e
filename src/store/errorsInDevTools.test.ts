/** @jest-environment node */
import type { Middleware } from '@reduxjs/toolkit'
import { createPerson } from '../contactService'
import { examplePerson } from '../testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '../testing/contactServiceServer'
import { createStoresWithServices } from '../testing/contactServiceStore'
import { redactPersonalData } from './redactPersonalData'
import { addMiddleware } from './setupStore'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

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
