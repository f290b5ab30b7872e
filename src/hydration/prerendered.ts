import { isLanguage, type Language } from '../site/language'
import type { AnyPageId } from '../site/routes'
import { contentAttribute, pageAttribute } from './attributes'

/** What a prerendered document says of itself on its root element. */
export interface Prerendered {
  readonly language: Language
  readonly page: AnyPageId
  /** The URL of the page's texts as JSON, its sections by name. */
  readonly content: string
}

/** Whether the site that is served was prerendered: not by the development server, for one. */
export const isPrerendered = (): boolean => document.documentElement.hasAttribute(contentAttribute)

/** What the present document says of itself; undefined where it was not prerendered. */
export function readPrerendered(): Prerendered | undefined {
  const { documentElement: root } = document
  const { lang } = root
  const content = root.getAttribute(contentAttribute)
  const page = root.getAttribute(pageAttribute)
  if (!content || !isLanguage(lang)) return undefined
  return { language: lang, page: page as AnyPageId, content }
}
