import type { Language } from './language'

/** Returns the path of a content document. */
export const getContentPath = (language: Language, section: string) =>
  `/content/${language}/${section}.json`
