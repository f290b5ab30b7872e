/** Marks the elements of the head that the document brought along. */
export const prerenderedAttribute = { 'data-prerendered': '' } as const

/** Removes them, once React says itself what the document's page is. */
export function removePrerenderedHead(): void {
  for (const element of document.querySelectorAll('[data-prerendered]')) element.remove()
}
