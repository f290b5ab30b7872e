import type { Language } from './language'

/** Where a section of the content stands that is a document of its own. */
export const getContentPath = (language: Language, section: string) =>
  `/content/${language}/${section}.json`
