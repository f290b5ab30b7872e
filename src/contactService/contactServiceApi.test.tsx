import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { setupStore } from '../store/setupStore'
import { exampleRange, exampleSiteKey } from '../testing/contactServiceExamples'
import { startContactServiceServer } from '../testing/contactServiceServer'

const service = startContactServiceServer()

const openStore = () =>
  setupStore(
    { language: 'en' },
    {
      contactServiceUrl: 'http://contact.test/api/v1',
      siteKey: exampleSiteKey,
      geolocationUrl: 'http://contact.test/api/geolocation',
    },
  )

// First: only here does the store come before the service.
test('a running store takes the service in when its code comes', async () => {
  const store = openStore()
  const { contactServiceApi, useDetectCountryQuery } = await import('./index')
  service.reply('detectCountry', { json: { country_calling_code: '+57' } })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const { result, unmount } = renderHook(() => useDetectCountryQuery(), { wrapper })
  await waitFor(() => {
    expect(result.current.data).toBe('+57')
  })
  expect(store.getState().language).toBe('en')
  unmount()
  store.dispatch(contactServiceApi.util.resetApiState())
})

test('each store caches its own responses', async () => {
  const { contactServiceApi, listActivities } = await import('./index')
  const stores = [openStore(), openStore()]
  for (const store of stores) await store.dispatch(listActivities.initiate(exampleRange))
  expect(service.getRequests('listActivities')).toHaveLength(2)
  for (const store of stores) store.dispatch(contactServiceApi.util.resetApiState())
})
