import type { FixedPageId } from '../site/routes'
import type { Namespace, Section } from './es'
import type { ArticleContent, Faq } from './types'

/** The sections of the content that answer questions: those with `faqs`. */
type FaqSection = {
  [Name in Exclude<Namespace, keyof ArticleContent>]: Section<Name> extends {
    readonly faqs?: readonly Faq[]
  }
    ? 'faqs' extends keyof Section<Name>
      ? Name
      : never
    : never
}[Exclude<Namespace, keyof ArticleContent>]

/**
 * The section that holds the questions and answers of a page; those of an article come with it. The
 * search and the structured data read this table, so that neither can know a question that the other
 * does not.
 */
export const faqSections: Readonly<Partial<Record<FixedPageId, FaqSection>>> = {
  howItWorks: 'how',
  industries: 'industries_page',
  financial: 'industry/financial',
  retail: 'industry/retail',
  health: 'industry/health',
}
