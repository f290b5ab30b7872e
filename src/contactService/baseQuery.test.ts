/** @jest-environment node */
import { inspect } from 'node:util'
import type { Middleware } from '@reduxjs/toolkit'
import { languageSwitched } from '../i18n/languageSlice'
import { addMiddleware, type AppStore } from '../store/setupStore'
import {
  exampleDeal,
  exampleDealUpdate,
  exampleIdempotencyKeys,
  exampleIds,
  exampleMeeting,
  exampleOrganization,
  examplePerson,
  exampleRange,
  exampleSiteKey,
} from '../testing/contactServiceExamples'
import { startContactServiceServer, type Reply } from '../testing/contactServiceServer'
import { createStoresWithService, stubServiceUrls } from '../testing/contactServiceStore'
import {
  cancelAppointment,
  createActivity,
  createDeal,
  createOrganization,
  createPerson,
  keepToken,
  listActivities,
  listDealFields,
  updateDeal,
} from './index'

const service = startContactServiceServer()
const openStore = createStoresWithService()

const createExample = (store = openStore()) =>
  store.dispatch(createOrganization.initiate({ body: exampleOrganization }))

test('a write sends token, body and idempotency key, and resolves to the id', async () => {
  const created = await openStore()
    .dispatch(
      updateDeal.initiate({
        id: exampleIds.deal,
        body: exampleDealUpdate,
        idempotencyKey: exampleIdempotencyKeys.updateDeal,
      }),
    )
    .unwrap()
  expect(created).toEqual({ id: exampleIds.deal })
  expect(service.requests).toEqual([
    {
      call: 'updateDeal',
      path: '/api/v1/deals/33',
      query: { api_token: exampleSiteKey },
      body: exampleDealUpdate,
      idempotencyKey: exampleIdempotencyKeys.updateDeal,
      authorization: null,
      capabilities: null,
      formTrap: null,
      formAge: '0',
      language: 'es',
    },
  ])
})

test('a write sends only the capabilities of the records that it refers to', async () => {
  service.reply('createOrganization', {
    data: { id: exampleIds.organization },
    capability: 'of-organization',
  })
  service.reply('createPerson', { data: { id: exampleIds.person }, capability: 'of-person' })
  service.reply('createDeal', { data: { id: exampleIds.deal }, capability: 'of-deal' })
  const store = openStore()
  await createExample(store).unwrap()
  await store.dispatch(createPerson.initiate({ body: examplePerson })).unwrap()
  await store.dispatch(createDeal.initiate({ body: exampleDeal })).unwrap()
  await store
    .dispatch(updateDeal.initiate({ id: exampleIds.deal, body: exampleDealUpdate }))
    .unwrap()
  await store.dispatch(createActivity.initiate({ body: exampleMeeting })).unwrap()
  expect(service.requests.map(({ capabilities }) => capabilities)).toEqual([
    null,
    'of-organization',
    'of-organization of-person',
    'of-deal',
    'of-organization of-person of-deal',
  ])
  expect(inspect(store.getState(), { depth: null })).not.toContain('of-deal')
})

describe('reading the calendar', () => {
  const list = (store: AppStore) =>
    store.dispatch(listActivities.initiate(exampleRange, { subscribe: false, forceRefetch: true }))
  const getSent = () =>
    service.getRequests('listActivities').map(({ capabilities }) => capabilities)

  test('names the deals that have no activity yet, and nothing else (R41)', async () => {
    const others = { 'organizations/11': 'of-organization', 'persons/22': 'of-person' }
    const store = openStore({}, { ...others, 'deals/33': 'of-deal', 'deals/34': 'of-other' })
    await list(store)
    await store.dispatch(createActivity.initiate({ body: exampleMeeting })).unwrap()
    await list(store)
    expect(getSent()).toEqual(['of-deal of-other', 'of-other'])
  })

  test('names a deal whose activity may not exist', async () => {
    service.reply('createActivity', 'networkError')
    const store = openStore({}, { 'deals/33': 'of-deal' })
    await store.dispatch(createActivity.initiate({ body: exampleMeeting }))
    await list(store)
    expect(getSent()).toEqual(['of-deal'])
  })

  test('names nothing otherwise', async () => {
    const store = openStore({}, { 'persons/22': 'of-person' })
    await list(store)
    await store.dispatch(listDealFields.initiate())
    expect(service.requests.map(({ capabilities }) => capabilities)).toEqual([null, null])
  })
})

test('a write says the language that the site has then, a read does not', async () => {
  const store = openStore()
  await createExample(store).unwrap()
  store.dispatch(languageSwitched('en'))
  await createExample(store).unwrap()
  const tokenKey = keepToken('token')
  await store.dispatch(cancelAppointment.initiate({ tokenKey, body: undefined }))
  await store.dispatch(listActivities.initiate(exampleRange))
  expect(service.requests.map(({ language }) => language)).toEqual(['es', 'en', 'en', null])
})

test('a write without an idempotency key sends no header for the key', async () => {
  await createExample().unwrap()
  expect(service.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([null])
})

test('the base URL may end in a slash', async () => {
  const contactServiceUrl = `${stubServiceUrls.contactServiceUrl}/`
  await createExample(openStore({ contactServiceUrl })).unwrap()
  expect(service.requests.map(({ path }) => path)).toEqual(['/api/v1/organizations'])
})

describe('the token', () => {
  const actions: unknown[] = []
  const recordActions: Middleware = () => (next) => (action) => {
    actions.push(action)
    return next(action)
  }
  beforeAll(() => {
    addMiddleware(recordActions)
  })
  beforeEach(() => {
    actions.length = 0
  })

  test.each<[string, Reply]>([
    ['success', { data: [] }],
    ['failure', { status: 400, error: 'no' }],
  ])('is in no action and no state after a %s', async (_name, reply) => {
    service.reply('listActivities', reply)
    service.reply('createOrganization', reply)
    const store = openStore()
    await store.dispatch(listActivities.initiate(exampleRange))
    await createExample(store)
    expect(service.requests.map(({ query }) => query.api_token)).toEqual([
      exampleSiteKey,
      exampleSiteKey,
    ])
    const seen = inspect([actions, store.getState()], { depth: Infinity })
    expect(seen).toContain('contactService/executeQuery')
    expect(seen).not.toContain(exampleSiteKey)
  })

  test('is in no error if the base URL is invalid', async () => {
    const result = await createExample(openStore({ contactServiceUrl: '/api/v1' }))
    expect(result.error).toEqual({
      kind: 'failed',
      message: 'The request could not be made',
    })
  })
})

describe('network failures', () => {
  const page = '<!doctype html><title>Hello</title>'

  test.each<[string, Reply, unknown]>([
    [
      'a failure with a page',
      { status: 502, page },
      {
        kind: 'rejected',
        status: 502,
        message: 'Pipedrive API error: 502 - Invalid JSON response from the service',
      },
    ],
    [
      'too many requests, with a page',
      { status: 429, page },
      {
        kind: 'rateLimited',
        status: 429,
        message: 'Pipedrive API error: 429 - Invalid JSON response from the service',
      },
    ],
    [
      'a page instead of a response',
      { status: 200, page },
      { kind: 'failed', message: 'Invalid JSON response from the service' },
    ],
    [
      'an empty response',
      { status: 200, page: '' },
      { kind: 'failed', message: 'Invalid JSON response from the service' },
    ],
    [
      'success without the data of the contract',
      { data: { name: 'no id' } },
      { kind: 'failed', message: 'Unexpected data in the response of the service' },
    ],
    [
      'no network',
      'networkError',
      { kind: 'offline', message: 'The contact service could not be reached' },
    ],
  ])('the failure %s', async (_name, reply, error) => {
    service.reply('createOrganization', reply)
    await expect(createExample().unwrap()).rejects.toEqual(error)
    expect(service.requests).toHaveLength(1)
  })
})

describe('timeouts', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  })
  afterEach(() => jest.useRealTimers())

  const waitForRequests = async (count: number) => {
    while (service.requests.length < count) await new Promise(setImmediate)
  }

  test('a request without a response ends after ten seconds and is not repeated', async () => {
    service.reply('listActivities', 'silence')
    const settled = jest.fn()
    const asked = openStore().dispatch(listActivities.initiate(exampleRange))
    const settling = asked.then(settled)
    await waitForRequests(1)
    await jest.advanceTimersByTimeAsync(9999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await settling
    expect((await asked).error).toEqual({
      kind: 'failed',
      message: 'The contact service did not answer in time',
    })
    expect(service.requests).toHaveLength(1)
  })

  test('an aborted request rejects as aborted and not as a contact service error', async () => {
    service.reply('createOrganization', 'silence')
    const asked = createExample()
    await waitForRequests(1)
    asked.abort()
    await expect(asked.unwrap()).rejects.toEqual({ name: 'AbortError', message: 'Aborted' })
  })
})
