/** @jest-environment node */
import { createOrganization, listActivities } from '../contactService'
import { exampleOrganization, exampleRange } from '../testing/contactServiceExamples'
import { startContactServiceServer } from '../testing/contactServiceServer'
import { createStoresWithService } from '../testing/contactServiceStore'
import { addContactService } from './addContactService'
import { setupStore } from './setupStore'

const service = startContactServiceServer()
const openStore = createStoresWithService()

test('adding the service creates its state in a running store at once', () => {
  const store = setupStore({ language: 'en' })
  addContactService(store)
  const { contactService, language } = store.getState()
  expect({ language, queries: contactService?.queries }).toEqual({ language: 'en', queries: {} })
})

test('each store caches its own responses', async () => {
  const [first, second] = [openStore(), openStore()]
  await first.dispatch(listActivities.initiate(exampleRange))
  await second.dispatch(listActivities.initiate(exampleRange))
  expect(service.getRequests('listActivities')).toHaveLength(2)
})

test('adding the service again sends no request twice', async () => {
  const store = openStore()
  addContactService(store)
  await store.dispatch(createOrganization.initiate({ body: exampleOrganization })).unwrap()
  expect(service.getRequests('createOrganization')).toHaveLength(1)
})
