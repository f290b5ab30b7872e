import { getFallbackSlots } from './slots'

it('falls back to odd hours free and even hours taken', () => {
  expect(getFallbackSlots()).toEqual([
    { time: '09:00', available: true },
    { time: '10:00', available: false },
    { time: '11:00', available: true },
    { time: '12:00', available: false },
    { time: '13:00', available: true },
    { time: '14:00', available: false },
    { time: '15:00', available: true },
    { time: '16:00', available: false },
    { time: '17:00', available: true },
  ])
})
