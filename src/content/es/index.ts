/* eslint-disable @typescript-eslint/consistent-type-imports -- one line a section instead of two */
import type { IndustryKey } from '@/site/industries'
import type { TranscriptContent } from '../transcripts'
import type { CompiledContent, IndustryContent } from '../types'

/** The dictionary's sections of single texts, typed by their Spanish source; read with `t`. */
export interface Dictionary {
  ai_assistants: typeof import('./ai_assistants').default
  appointment: typeof import('./appointment').default
  blog: typeof import('./blog').default
  consent: typeof import('./consent').default
  contact: typeof import('./contact').default
  conversation: typeof import('./conversation').default
  cta_section: typeof import('./cta_section').default
  /** Shown once the owner has filled in the team (requirements R13). */
  experts: typeof import('./experts').default
  footer: typeof import('./footer').default
  head: typeof import('./head').default
  hero: typeof import('./hero').default
  industries: typeof import('./industries').default
  industry: typeof import('./industry').default
  nav: typeof import('./nav').default
  not_found: typeof import('./not_found').default
  phone: typeof import('./phone').default
  privacy_notice: typeof import('./privacy_notice').default
  scheduledemo: typeof import('./scheduledemo').default
  search: typeof import('./search').default
  /** Shown once the owner has filled in customers (requirements R13). */
  testimonials: typeof import('./testimonials').default
}

/** The sections that are more than single texts; read with `useContent`. */
export type StructuredContent = {
  assistants: typeof import('./assistants').default
  benefits: typeof import('./benefits').default
  buyer_questions: typeof import('./buyer_questions').default
  demo_agenda: typeof import('./demo_agenda').default
  google_terms: typeof import('./google_terms').default
  home: typeof import('./home').default
  how: typeof import('./how').default
  how_it_works: typeof import('./how_it_works').default
  human: typeof import('./human').default
  industries_page: typeof import('./industries_page').default
  pricing: typeof import('./pricing').default
  privacy: typeof import('./privacy').default
  /** Read by the search alone, of both languages. */
  search_words: typeof import('./search_words').default
  time_zones: typeof import('./time_zones').default
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
