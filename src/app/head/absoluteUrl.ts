import { siteConfig } from '../../site/siteConfig'

/** A path of the site as the rest of the web knows it. */
export const absoluteUrl = (path: string): string => new URL(path, siteConfig.url).href
