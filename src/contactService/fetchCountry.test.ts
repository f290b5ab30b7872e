/** @jest-environment node */
import { startContactServiceServer, type Reply } from '../testing/contactServiceServer'
import { createStoresWithService } from '../testing/contactServiceStore'
import { detectCountry } from './contactServiceApi'
import { errorTexts } from './errors'

const service = startContactServiceServer()
const openStore = createStoresWithService()
const unavailable = { kind: 'failed', message: errorTexts.notDetected }

const detect = (store = openStore()) => store.dispatch(detectCountry.initiate())

test.each([
  ['+57', '+57'],
  ['57', '+57'],
  ['+1', '+1'],
  ['+1787', '+1787'],
  ['+12345', null],
  ['', null],
  ['+', null],
  ['ES', null],
  [34, null],
  [null, null],
  [undefined, null],
])('country_calling_code %p is read as %p', async (code, expected) => {
  service.reply('detectCountry', { json: { country_calling_code: code } })
  expect(await detect().unwrap()).toBe(expected)
})

test.each([[null], ['+57'], [['+57']]])('the response %p contains no code', async (json) => {
  service.reply('detectCountry', { json })
  expect(await detect().unwrap()).toBeNull()
})

test.each<[string, Reply]>([
  ['a failure', { status: 500, error: 'no' }],
  ['a page', { status: 200, page: '<!doctype html>' }],
  ['no network', 'networkError'],
])('%s makes the country unavailable without a retry', async (_name, reply) => {
  service.reply('detectCountry', reply)
  await expect(detect().unwrap()).rejects.toEqual(unavailable)
  expect(service.requests).toHaveLength(1)
})

test('an invalid URL makes the country unavailable', async () => {
  const store = openStore({ geolocationUrl: '/api/geolocation' })
  await expect(detect(store).unwrap()).rejects.toEqual(unavailable)
})

test('a request without a response is given up after five seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  try {
    service.reply('detectCountry', 'silence')
    const settled = jest.fn()
    const asked = detect()
    const settling = asked.then(settled)
    while (service.requests.length < 1) await new Promise(setImmediate)
    await jest.advanceTimersByTimeAsync(4999)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    await settling
    expect((await asked).error).toEqual(unavailable)
  } finally {
    jest.useRealTimers()
  }
})
