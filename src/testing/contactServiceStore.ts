import { contactServiceApi } from '../contactService'
import { rememberCapability } from '../contactService/capabilities'
import type { ServiceUrls } from '../site/siteConfig'
import { setupStore, type AppStore } from '../store/setupStore'
import { exampleSiteKey } from './contactServiceExamples'

/** The URLs that `contactServiceServer` stubs. */
export const stubServiceUrls: ServiceUrls = {
  contactServiceUrl: 'http://contact.test/api/v1',
  siteKey: exampleSiteKey,
  geolocationUrl: 'http://contact.test/api/geolocation',
}

/**
 * Opens real stores with the contact service for the tests of a file; call it at the file's top level.
 * Each is reset after its test, because its cache timers would keep the process alive.
 */
export function createStoresWithService() {
  const opened: AppStore[] = []

  afterEach(() => {
    for (const store of opened.splice(0)) store.dispatch(contactServiceApi.util.resetApiState())
  })

  /** @param capabilities by the record's path, as if the page had created the records */
  return (
    urls: Partial<ServiceUrls> = {},
    capabilities: Readonly<Record<string, string>> = {},
  ): AppStore => {
    const services = { ...stubServiceUrls, ...urls }
    for (const [record, capability] of Object.entries(capabilities)) {
      rememberCapability(record, capability)
    }
    const store = setupStore(undefined, services)
    opened.push(store)
    return store
  }
}
