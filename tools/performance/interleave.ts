/** After so many pages the limit page is loaded again. */
export const groupSize = 6

/** Puts the limit page before every group, so that both meet the machine in the same moods. */
export const interleave = <Subject>(subjects: readonly Subject[], limitPage: Subject): Subject[] =>
  subjects.flatMap((subject, index) => (index % groupSize === 0 ? [limitPage, subject] : [subject]))
