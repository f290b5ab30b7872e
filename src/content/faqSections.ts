import type { IndustryKey } from '../site/industries'
import type { StaticPageId } from '../site/routes'

/** The sections of the content that have `faqs`. */
type FaqSection = 'buyer_questions' | 'how' | 'industries_page' | `industry/${IndustryKey}`

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
