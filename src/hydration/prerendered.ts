import type { Language } from '../site/language'
import type { AnyPageId } from '../site/routes'
import { contentAttribute, languageAttribute, pageAttribute } from './attributes'

/** The attributes of a prerendered document's root element. */
export interface Prerendered {
  readonly language: Language
  readonly page: AnyPageId
  /** The URL of the page's texts as JSON, its sections by name. */
  readonly content: string
}

/** Whether the document was prerendered. The development server's documents are not. */
export const isPrerendered = (): boolean => document.documentElement.hasAttribute(contentAttribute)

/** Reads the attributes of the document; undefined if it was not prerendered. */
export function readPrerendered(): Prerendered | undefined {
  const root = document.documentElement
  const content = root.getAttribute(contentAttribute)
  const page = root.getAttribute(pageAttribute)
  if (!content) return undefined
  const language = root.getAttribute(languageAttribute)
  return { language: language as Language, page: page as AnyPageId, content }
}

/** The document in the browser, as it is before React hydrates it; undefined while prerendering. */
export const browserDocument = typeof document === 'undefined' ? undefined : document
