/** Returns the middle value, or the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('No values have no median')
  return (lower + upper) / 2
}

/** Returns the median of each field over several runs. */
export function medians<Field extends string>(
  fields: readonly Field[],
  runs: readonly Readonly<Record<Field, number>>[],
): Record<Field, number> {
  const entries = fields.map((field) => [field, median(runs.map((run) => run[field]))] as const)
  return Object.fromEntries(entries) as Record<Field, number>
}

/** Returns the ratio of two values; 1 if both are 0. */
export const ratio = (value: number, other: number): number => (value === other ? 1 : value / other)

/** The baseline page is loaded again after this many pages. */
export const groupSize = 6

/**
 * Inserts the baseline page before every group, so that both are measured under the same machine
 * load.
 */
export const interleave = <Subject>(subjects: readonly Subject[], baseline: Subject): Subject[] =>
  subjects.flatMap((subject, index) => (index % groupSize === 0 ? [baseline, subject] : [subject]))
