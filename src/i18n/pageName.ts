import { siteConfig } from '../site/siteConfig'
import { fillIn } from './fillIn'

/** What a page is called, by the title of its head: the same without the brand at its end. */
export const pageName = (title: string): string =>
  fillIn(title.replace(/ \| {{brand}}$/, ''), { brand: siteConfig.brand })
