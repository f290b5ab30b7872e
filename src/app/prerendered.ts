import type { Language } from '../site/language'
import type { AnyPageId } from '../site/siteMap'

/** What a prerendered document tells the script that takes it over. */
export interface Prerendered {
  readonly language: Language
  readonly page: AnyPageId
  /** The sections of the content that the page is made of, by name. */
  readonly content: Readonly<Record<string, object>>
}

const elementId = 'prerendered'

/** The element that holds it; it is data, which no policy has to let through. */
export const prerenderedHtml = (prerendered: Prerendered): string => {
  const json = JSON.stringify(prerendered).replaceAll('<', '\\u003c')
  return `<script id="${elementId}" type="application/json">${json}</script>`
}

/** Whether the site that is served was prerendered: not by the development server, for one. */
export const isPrerendered = (): boolean => document.getElementById(elementId) !== null

/** What the document at hand tells; undefined where it was not prerendered. */
export function readPrerendered(): Prerendered | undefined {
  const text = document.getElementById(elementId)?.textContent
  return text ? (JSON.parse(text) as Prerendered) : undefined
}
