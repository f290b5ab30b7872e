import type blog from './blog'
import type footer from './footer'
import type head from './head'
import type hero from './hero'
import type nav from './nav'
import type not_found from './not_found'
import type phone from './phone'
import type scheduledemo from './scheduledemo'

/** Every section of the dictionary, typed by its Spanish source. A section is one namespace. */
export interface Dictionary {
  blog: typeof blog
  footer: typeof footer
  head: typeof head
  hero: typeof hero
  nav: typeof nav
  not_found: typeof not_found
  phone: typeof phone
  scheduledemo: typeof scheduledemo
}

export type Namespace = keyof Dictionary
