/** @jest-environment node */
import {
  exampleAppointment,
  exampleAppointmentChange,
  exampleRange,
  exampleSiteKey,
  exampleToken,
} from '@/testing/contactServiceExamples'
import { startContactServiceServer } from '@/testing/contactServiceServer'
import { createStoresWithService } from '@/testing/contactServiceStore'
import {
  cancelAppointment,
  changeAppointment,
  getAppointment,
  listActivities,
  showWrittenAppointment,
} from './contactServiceApi'
import { keepToken } from './capabilities'

const service = startContactServiceServer()
const openStore = createStoresWithService()
const tokenKey = keepToken(exampleToken)

const getSentTokens = () => service.requests.map(({ authorization }) => authorization)

it('the token of the link is sent in a header and nowhere else', async () => {
  const store = openStore()
  await store.dispatch(getAppointment.initiate(tokenKey)).unwrap()
  await store.dispatch(changeAppointment.initiate({ tokenKey, body: exampleAppointmentChange }))
  await store.dispatch(cancelAppointment.initiate({ tokenKey, body: { reason: 'Ill' } }))
  await store.dispatch(listActivities.initiate({ ...exampleRange, tokenKey })).unwrap()
  expect(getSentTokens()).toEqual(Array.from({ length: 4 }, () => `Bearer ${exampleToken}`))
  expect(service.requests.map(({ body }) => body)).toEqual([
    undefined,
    exampleAppointmentChange,
    { reason: 'Ill' },
    undefined,
  ])
  expect(service.getRequests('listActivities').map(({ query }) => query)).toEqual([
    { ...exampleRange, api_token: exampleSiteKey },
  ])
  const rest = service.requests.map(({ path, query, body }) => ({ path, query, body }))
  expect(JSON.stringify(rest)).not.toContain(exampleToken)
})

it('the token is neither in the store nor in its actions', async () => {
  const store = openStore()
  await store.dispatch(getAppointment.initiate(tokenKey)).unwrap()
  await store.dispatch(listActivities.initiate({ ...exampleRange, tokenKey })).unwrap()
  expect(JSON.stringify(store.getState())).not.toContain(exampleToken)
})

it('each token gets its own key', () => {
  expect(keepToken(exampleToken)).toBe(tokenKey)
  expect(keepToken('another')).not.toBe(tokenKey)
})

it('a written appointment is shown without another request', async () => {
  const store = openStore()
  await store.dispatch(getAppointment.initiate(tokenKey)).unwrap()
  store.dispatch(showWrittenAppointment(tokenKey, { ...exampleAppointment, state: 'cancelled' }))
  const again = await store.dispatch(getAppointment.initiate(tokenKey)).unwrap()
  expect(again.state).toBe('cancelled')
  expect(service.requests).toHaveLength(1)
})

it('a written appointment is not replaced by a reading that began before', async () => {
  const store = openStore()
  const respond = service.hold('getAppointment')
  const reading = store.dispatch(getAppointment.initiate(tokenKey))
  store.dispatch(showWrittenAppointment(tokenKey, { ...exampleAppointment, state: 'cancelled' }))
  respond('usual')
  expect((await reading).data?.state).toBe('cancelled')
})

it('reading is retried, writing never', async () => {
  const store = openStore()
  service.reply('getAppointment', 'networkError', 'usual')
  service.reply('changeAppointment', 'networkError')
  await store.dispatch(getAppointment.initiate(tokenKey)).unwrap()
  await store.dispatch(changeAppointment.initiate({ tokenKey, body: exampleAppointmentChange }))
  expect(service.getRequests('getAppointment')).toHaveLength(2)
  expect(service.getRequests('changeAppointment')).toHaveLength(1)
})
