/** What a document's head says of its page: the title, then its elements but for the styles. */
export const shownHead = (from: Document): string[] => [
  from.title,
  ...[...from.head.querySelectorAll('meta, link, script')].map(({ outerHTML }) => outerHTML),
]
