/**
 * The order of a round: the reference before the first subject and before every further group of
 * them, so that both meet the machine in the same moods.
 */
export function interleaved<Subject>(
  subjects: readonly Subject[],
  reference: Subject,
  groupSize: number,
): Subject[] {
  return subjects.flatMap((subject, index) =>
    index % groupSize === 0 ? [reference, subject] : [subject],
  )
}
