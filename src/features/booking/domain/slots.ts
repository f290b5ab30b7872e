import type { Slot, TimeOfDay } from './types'

const firstHour = 9
const slotCount = 9

export const slotMinutes = 60

const getHour = (index: number): number => firstHour + index

const formatHour = (hour: number): TimeOfDay => `${String(hour).padStart(2, '0')}:00`

const slotHours = Array.from({ length: slotCount }, (_, index) => getHour(index))

/** The start times of a day's slots: hourly, 09:00 to 17:00 (requirements, sections 7 and 9). */
export const slotTimes: readonly TimeOfDay[] = slotHours.map(formatHour)

export const firstSlotTime = formatHour(getHour(0))
export const lastSlotTime = formatHour(getHour(slotCount - 1))

/**
 * The slots to show if the availability cannot be loaded: odd hours free, even hours taken
 * (requirements, section 8).
 */
export const getFallbackSlots = (): Slot[] =>
  slotHours.map((hour) => ({ time: formatHour(hour), available: hour % 2 === 1 }))
