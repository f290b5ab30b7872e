import { siteConfig } from '../site/siteConfig'
import { fillIn } from './fillIn'

/**
 * The title of a page's head without the brand before or after it. In what is left, `{{brand}}` is
 * filled in.
 */
export const getTitleWithoutBrand = (title: string): string =>
  fillIn(title, { brand: siteConfig.brand })
    .split(' | ')
    .filter((part) => part !== siteConfig.brand)
    .join(' | ')
