import type { Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'

/** Returns the absolute URL of a path. */
export const getAbsoluteUrl = (path: string): string => new URL(path, siteConfig.url).href

/** Returns the path of the blog's RSS feed in a language. */
export const getFeedPath = (language: Language): string =>
  `${getRoutePath('blog', language)}/rss.xml`

/** Returns the path of a page's sharing image, 1200 by 630 pixels. */
export const getShareImagePath = (page: string, language: Language) =>
  `/pictures/share/${page}-${language}.png`
