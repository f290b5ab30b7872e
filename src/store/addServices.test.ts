/** @jest-environment node */
import { createOrganization, listActivities } from '../contactService'
import { exampleOrganization, exampleRange } from '../testing/contactServiceExamples'
import { startContactServiceServer } from '../testing/contactServiceServer'
import { createStoresWithServices } from '../testing/contactServiceStore'
import { addServices } from './addServices'
import { setupStore } from './setupStore'

const service = startContactServiceServer()
const openStore = createStoresWithServices()

test('adding the services creates their state in a running store at once', () => {
  const store = setupStore({ language: 'en' })
  addServices(store)
  const { contactService, geolocation, language } = store.getState()
  expect({ language, queries: contactService?.queries, countries: geolocation?.queries }).toEqual({
    language: 'en',
    queries: {},
    countries: {},
  })
})

test('each store caches its own responses', async () => {
  const [first, second] = [openStore(), openStore()]
  await first.dispatch(listActivities.initiate(exampleRange))
  await second.dispatch(listActivities.initiate(exampleRange))
  expect(service.getRequests('listActivities')).toHaveLength(2)
})

test('adding the services again sends no request twice', async () => {
  const store = openStore()
  addServices(store)
  await store.dispatch(createOrganization.initiate({ body: exampleOrganization })).unwrap()
  expect(service.getRequests('createOrganization')).toHaveLength(1)
})
