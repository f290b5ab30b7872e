import { siteConfig } from '@/site/siteConfig'

/** Returns the absolute URL of a path. */
export const absoluteUrl = (path: string): string => new URL(path, siteConfig.url).href
