import type { AssistantKey } from '../../site/assistants'
import type { IndustryKey } from '../../site/industries'
import type { ArticleId } from '../articles'
import type { ArticleSummary, ArticleText, Transcript } from '../types'
import type assistants from './assistants'
import type blog from './blog'
import type consent from './consent'
import type footer from './footer'
import type head from './head'
import type hero from './hero'
import type industries from './industries'
import type nav from './nav'
import type not_found from './not_found'
import type phone from './phone'
import type scheduledemo from './scheduledemo'
import type search from './search'

/** The dictionary's sections of single texts, typed by their Spanish source; read with `t`. */
export interface Dictionary {
  blog: typeof blog
  consent: typeof consent
  footer: typeof footer
  head: typeof head
  hero: typeof hero
  industries: typeof industries
  nav: typeof nav
  not_found: typeof not_found
  phone: typeof phone
  scheduledemo: typeof scheduledemo
  search: typeof search
}

/** The sections that are more than single texts; read with `useContent`. */
export type StructuredContent = {
  assistants: typeof assistants
} & Record<`articles/${ArticleId}/summary`, ArticleSummary> &
  Record<`articles/${ArticleId}/body`, ArticleText> &
  Record<`transcripts/${IndustryKey | 'generic'}/${AssistantKey}`, Transcript>

/** A section is one namespace of the translator: a file of each language's folder, without `.ts`. */
export type Namespace = keyof Dictionary | keyof StructuredContent

/** What a section holds, whichever way it is read. */
export type Section<Name extends Namespace> = (Dictionary & StructuredContent)[Name]
