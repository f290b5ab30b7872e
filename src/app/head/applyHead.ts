import { headTags, pageMark, type HeadTag } from './headTags'
import type { HeadModel } from './headModel'

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.setAttribute(pageMark, '')
  if (text !== undefined) element.textContent = text
  return element
}

/** Lets the document say of the page at hand what its own document would say. */
export function applyHead(head: HeadModel): void {
  document.title = head.title
  for (const old of document.head.querySelectorAll(`[${pageMark}]`)) old.remove()
  document.head.append(...headTags(head).map(elementOf))
}
