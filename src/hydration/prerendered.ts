import { getOtherLanguage, type Language } from '../site/language'
import type { AnyPageId } from '../site/routes'
import {
  contentAttribute,
  languageAttribute,
  pageAttribute,
  pendingLanguageAttribute,
  waitingForm,
} from './attributes'

/** The attributes of a prerendered document's root element. */
export interface Prerendered {
  readonly language: Language
  readonly page: AnyPageId
  /** The URL of the page's texts as JSON, its sections by name. */
  readonly content: string
}

/** Reads the attributes of the document; undefined if it was not prerendered, as by the development server. */
export function readPrerendered(): Prerendered | undefined {
  const root = document.documentElement
  const content = root.getAttribute(contentAttribute)
  const page = root.getAttribute(pageAttribute)
  if (!content) return undefined
  const language = root.getAttribute(languageAttribute)
  return { language: language as Language, page: page as AnyPageId, content }
}

/** Returns the visitor's language: the document's, unless the early script has found that it is the other one. */
export function readVisitorLanguage(): Language {
  const root = document.documentElement
  const language = root.getAttribute(languageAttribute) as Language
  return root.hasAttribute(pendingLanguageAttribute) ? getOtherLanguage(language) : language
}

/** The document in the browser, as it is before React hydrates it; undefined while prerendering. */
export const browserDocument = typeof document === 'undefined' ? undefined : document

let lastFound: HTMLFormElement | null = null

/**
 * Finds a form of the document whose code has not loaded. It is found after the visitor has left its page, too,
 * because it holds what they typed.
 */
export function findWaitingForm(): HTMLFormElement | null {
  lastFound = browserDocument?.querySelector<HTMLFormElement>(waitingForm) ?? lastFound
  return lastFound?.matches(waitingForm) ? lastFound : null
}
