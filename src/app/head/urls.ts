import type { Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'

export const getAbsoluteUrl = (path: string): string => new URL(path, siteConfig.url).href

export const getFeedPath = (language: Language): string =>
  `${getRoutePath('blog', language)}/rss.xml`

/** Returns the path of a page's sharing image, 1200 by 630 pixels. */
export const getShareImagePath = (page: string, language: Language) =>
  `/pictures/share/${page}-${language}.png`
