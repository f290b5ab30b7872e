import type { StaticPageId } from '../site/routes'
import type { Namespace, ContentSection } from './es'
import type { CompiledContent, Faq } from './types'

/** The sections of the content that have `faqs`. */
type FaqSection = {
  [Name in Exclude<Namespace, keyof CompiledContent>]: ContentSection<Name> extends {
    readonly faqs?: readonly Faq[]
  }
    ? 'faqs' extends keyof ContentSection<Name>
      ? Name
      : never
    : never
}[Exclude<Namespace, keyof CompiledContent>]

/**
 * The section with a page's questions and answers; articles have their own. Search and structured
 * data both read this table, so that they always know the same questions.
 */
export const faqSections: Readonly<Partial<Record<StaticPageId, FaqSection>>> = {
  howItWorks: 'how',
  industries: 'industries_page',
  financial: 'industry/financial',
  retail: 'industry/retail',
  health: 'industry/health',
  pricing: 'buyer_questions',
}
