import { siteConfig } from '@/site/siteConfig'

/** Returns the absolute URL of a path. */
export const getAbsoluteUrl = (path: string): string => new URL(path, siteConfig.url).href
