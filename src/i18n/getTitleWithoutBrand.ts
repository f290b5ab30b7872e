import { siteConfig } from '../site/siteConfig'
import { fillIn } from './fillIn'

/** Returns a page title without the brand before or after it, with `{{brand}}` filled in. */
export const getTitleWithoutBrand = (title: string): string =>
  fillIn(title, { brand: siteConfig.brand })
    .split(' | ')
    .filter((part) => part !== siteConfig.brand)
    .join(' | ')
