/** The limit page is loaded again after this many pages. */
export const groupSize = 6

/**
 * Inserts the limit page before every group, so that both are measured under the same machine
 * load.
 */
export const interleave = <Subject>(subjects: readonly Subject[], limitPage: Subject): Subject[] =>
  subjects.flatMap((subject, index) => (index % groupSize === 0 ? [limitPage, subject] : [subject]))
