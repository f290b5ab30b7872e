import { visitorDevice } from '../../testing/visitorDevice'
import { deviceTimeZone } from './deviceTimeZone'

const { setTimeZone } = visitorDevice({ timeZone: 'America/Bogota' })

it('is what Temporal says where the browser has it', () => {
  Object.assign(window, { Temporal: { Now: { timeZoneId: () => 'Asia/Tokyo' } } })
  expect(deviceTimeZone()).toBe('Asia/Tokyo')
})

it('is what Intl says where it has not', () => {
  expect(deviceTimeZone()).toBe('America/Bogota')
})

it('is unknown where the browser reports none', () => {
  setTimeZone(undefined)
  expect(deviceTimeZone()).toBeUndefined()
})
