/** The baseline page is loaded again after this many pages. */
export const groupSize = 6

/**
 * Inserts the baseline page before every group, so that both are measured under the same machine
 * load.
 */
export const interleave = <Subject>(subjects: readonly Subject[], baseline: Subject): Subject[] =>
  subjects.flatMap((subject, index) => (index % groupSize === 0 ? [baseline, subject] : [subject]))
