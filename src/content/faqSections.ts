import type { PageId } from '../site/siteMap'
import type { Namespace, Section } from './es'
import type { Faq } from './types'

/** The sections of the content that answer questions: those with `faqs`. */
type FaqSection = {
  [Name in Namespace]: Section<Name> extends { readonly faqs?: readonly Faq[] }
    ? 'faqs' extends keyof Section<Name>
      ? Name
      : never
    : never
}[Namespace]

/**
 * The section that holds the questions and answers of a page. The search and the structured data
 * read this table, so that neither can know a question that the other does not.
 */
export const faqSections: Readonly<Partial<Record<PageId, FaqSection>>> = {
  howItWorks: 'how',
  industries: 'industries_page',
  financial: 'industry/financial',
  retail: 'industry/retail',
  health: 'industry/health',
  unifiedCommunications: 'articles/unifiedCommunications/body',
}
