/** Marks the prerendered elements of the head. */
export const prerenderedAttribute = { 'data-prerendered': '' } as const

/** Removes the prerendered elements when React renders its own. */
export function removePrerenderedHead(): void {
  for (const element of document.querySelectorAll('[data-prerendered]')) element.remove()
}
