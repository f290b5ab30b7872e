import type { Interval } from '@/features/booking/domain/interval'
import { dayMs, hourMs } from '../time'

/**
 * When it is weekend, or not between 9:00 and 18:00, in all zones at once: from Friday's last slot twelve
 * hours west of UTC to Monday's first one fourteen hours east of it.
 */
export function listWeekends({ start, end }: Interval): Interval[] {
  const first = Math.floor(start / dayMs) - 2
  const days = Math.ceil(end / dayMs) - first
  return Array.from({ length: days }, (_, index) => (first + index) * dayMs)
    .filter((day) => new Date(day).getUTCDay() === 6)
    .map((saturday) => ({ start: saturday + 6 * hourMs, end: saturday + (24 + 19) * hourMs }))
}
