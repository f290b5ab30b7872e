/** What a document says of its page: the title, then its other elements in alphabetical order. */
export const getShownHead = (from: Document): string[] => [
  from.title,
  ...[...from.querySelectorAll('meta, link, script[type="application/ld+json"]')]
    .map(({ outerHTML }) => outerHTML.replace(' data-prerendered=""', ''))
    .sort(),
]
