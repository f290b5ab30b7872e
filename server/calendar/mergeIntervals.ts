import type { Interval } from '@/features/booking/domain/interval'

/** Intervals without overlaps and gaps of no length, by their start. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: { start: number; end: number }[] = []
  for (const { start, end } of intervals.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({ start, end })
  }
  return merged
}
