/** Returns the document's title, then its other head elements in alphabetical order. */
export const getShownHead = (from: Document): string[] => [
  from.title,
  ...[...from.querySelectorAll('meta, link, script[type="application/ld+json"]')]
    .map(({ outerHTML }) => outerHTML.replace(' data-prerendered=""', ''))
    .sort(),
]
