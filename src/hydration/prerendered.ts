import { isLanguage, type Language } from '../site/language'
import type { AnyPageId } from '../site/siteMap'

/** What a prerendered document tells the script that takes it over. */
export interface Prerendered {
  readonly language: Language
  readonly page: AnyPageId
  /** The address of what the page says, its sections by name. */
  readonly content: string
}

const root = () => document.documentElement

/** Whether the site that is served was prerendered: not by the development server, for one. */
export const isPrerendered = (): boolean => root().dataset.content !== undefined

/** What the document at hand tells; undefined where it was not prerendered. */
export function readPrerendered(): Prerendered | undefined {
  const { lang, dataset } = root()
  const { page, content } = dataset
  if (!content || !isLanguage(lang)) return undefined
  return { language: lang, page: page as AnyPageId, content }
}
