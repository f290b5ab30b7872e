import type { Language } from './language'

/** Returns the path of a page's sharing image, 1200 by 630 pixels. */
export const getShareImagePath = (page: string, language: Language) =>
  `/pictures/share/${page}-${language}.png`
