/** Milliseconds since 1970; the end is not included (requirements R21). */
export interface Interval {
  readonly startsAt: number
  readonly endsAt: number
}

/** A duration as `HH:mm`, rounded up to minutes. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
