import { getFallbackSlots, firstSlotTime, lastSlotTime, slotMinutes, slotTimes } from './slots'

it('has nine hourly slots from 09:00 to 17:00', () => {
  expect(slotTimes).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
  ])
  expect([firstSlotTime, lastSlotTime, slotMinutes]).toEqual(['09:00', '17:00', 60])
})

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
