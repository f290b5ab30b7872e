import type { IndustryKey } from '@/site/industries'
import type { TranscriptContent } from '../transcripts'
import type { CompiledContent, IndustryContent } from '../types'
import type ai_assistants from './ai_assistants'
import type appointment from './appointment'
import type assistants from './assistants'
import type benefits from './benefits'
import type blog from './blog'
import type buyer_questions from './buyer_questions'
import type consent from './consent'
import type contact from './contact'
import type conversation from './conversation'
import type cta_section from './cta_section'
import type demo_agenda from './demo_agenda'
import type experts from './experts'
import type footer from './footer'
import type google_terms from './google_terms'
import type head from './head'
import type hero from './hero'
import type home from './home'
import type how from './how'
import type how_it_works from './how_it_works'
import type human from './human'
import type industries from './industries'
import type industries_page from './industries_page'
import type industry from './industry'
import type nav from './nav'
import type not_found from './not_found'
import type phone from './phone'
import type pricing from './pricing'
import type privacy from './privacy'
import type privacy_notice from './privacy_notice'
import type scheduledemo from './scheduledemo'
import type search from './search'
import type search_words from './search_words'
import type testimonials from './testimonials'
import type time_zones from './time_zones'

/** The dictionary's sections of single texts, typed by their Spanish source; read with `t`. */
export interface Dictionary {
  ai_assistants: typeof ai_assistants
  appointment: typeof appointment
  blog: typeof blog
  consent: typeof consent
  contact: typeof contact
  conversation: typeof conversation
  cta_section: typeof cta_section
  /** Shown once the owner has filled in the team (requirements R13). */
  experts: typeof experts
  footer: typeof footer
  head: typeof head
  hero: typeof hero
  industries: typeof industries
  industry: typeof industry
  nav: typeof nav
  not_found: typeof not_found
  phone: typeof phone
  privacy_notice: typeof privacy_notice
  scheduledemo: typeof scheduledemo
  search: typeof search
  /** Shown once the owner has filled in customers (requirements R13). */
  testimonials: typeof testimonials
}

/** The sections that are more than single texts; read with `useContent`. */
export type StructuredContent = {
  assistants: typeof assistants
  benefits: typeof benefits
  buyer_questions: typeof buyer_questions
  demo_agenda: typeof demo_agenda
  google_terms: typeof google_terms
  home: typeof home
  how: typeof how
  how_it_works: typeof how_it_works
  human: typeof human
  industries_page: typeof industries_page
  pricing: typeof pricing
  privacy: typeof privacy
  /** Read by the search alone, of both languages. */
  search_words: typeof search_words
  time_zones: typeof time_zones
} & CompiledContent &
  TranscriptContent &
  Record<`industry/${IndustryKey}`, IndustryContent>

/**
 * A section is one namespace of the translator: a file of each language's folder, without `.ts`, or a
 * document that is made of articles.
 */
export type Namespace = keyof Dictionary | keyof StructuredContent

/** The content of a section, for `useTranslation` as well as for `useContent`. */
export type ContentSection<Name extends Namespace> = (Dictionary & StructuredContent)[Name]
