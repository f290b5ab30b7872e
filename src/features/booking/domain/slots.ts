import type { Slot, TimeOfDay } from './types'

/** How long a demo takes: a multiple of 15, since the gateway looks at every quarter of an hour. */
export const slotMinutes = 60

/** The same as `HH:mm`, as calls write the duration of a meeting. */
export const slotDuration = new Date(slotMinutes * 60_000).toISOString().slice(11, 16)

export const firstSlotTime: TimeOfDay = '09:00'
export const lastSlotTime: TimeOfDay = '17:00'

/** The start times of a day's slots: hourly, 09:00 to 17:00 (requirements, section 9). */
export const slotTimes: readonly TimeOfDay[] = [
  firstSlotTime,
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  lastSlotTime,
]

/**
 * The slots to show if the availability cannot be loaded: odd hours free, even hours taken
 * (requirements, section 8).
 */
export const getFallbackSlots = (): Slot[] =>
  slotTimes.map((time) => ({ time, available: Number(time.slice(0, 2)) % 2 === 1 }))
