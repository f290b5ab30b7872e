import type { AssistantKey } from '../../site/assistants'
import type { IndustryKey } from '../../site/industries'
import type { ArticleId } from '../articles'
import type { Article, Transcript } from '../types'
import type ai_assistants from './ai_assistants'
import type assistants from './assistants'
import type benefits from './benefits'
import type blog from './blog'
import type cta_section from './cta_section'
import type footer from './footer'
import type head from './head'
import type hero from './hero'
import type home from './home'
import type how_it_works from './how_it_works'
import type human from './human'
import type industries from './industries'
import type nav from './nav'
import type not_found from './not_found'
import type phone from './phone'
import type scheduledemo from './scheduledemo'

/** The dictionary's sections of single texts, typed by their Spanish source; read with `t`. */
export interface Dictionary {
  ai_assistants: typeof ai_assistants
  blog: typeof blog
  cta_section: typeof cta_section
  footer: typeof footer
  head: typeof head
  hero: typeof hero
  industries: typeof industries
  nav: typeof nav
  not_found: typeof not_found
  phone: typeof phone
  scheduledemo: typeof scheduledemo
}

/** The sections that are more than single texts; read with `useContent`. */
export type StructuredContent = {
  assistants: typeof assistants
  benefits: typeof benefits
  home: typeof home
  how_it_works: typeof how_it_works
  human: typeof human
} & Record<`articles/${ArticleId}`, Article> &
  Record<`transcripts/${IndustryKey | 'generic'}/${AssistantKey}`, Transcript>

/** A section is one namespace of the translator: a file of each language's folder, without `.ts`. */
export type Namespace = keyof Dictionary | keyof StructuredContent
