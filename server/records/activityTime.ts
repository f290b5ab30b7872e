import type { Interval } from '@/features/booking/domain/interval'

/** A duration as `HH:mm`, rounded up to minutes. */
export function formatDuration({ start, end }: Interval): string {
  const minutes = Math.ceil((end - start) / 60_000)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** An interval in UTC, as an activity has it. */
export function toUtcTime(interval: Interval) {
  const [due_date = '', time = ''] = new Date(interval.start).toISOString().split('T')
  return { due_date, due_time: time.slice(0, 5), duration: formatDuration(interval) }
}
