import type { Language } from './language'

/** Where the picture stands that other sites show of a page, 1200 by 630 pixels. */
export const getShareImagePath = (page: string, language: Language) =>
  `/pictures/share/${page}-${language}.png`
