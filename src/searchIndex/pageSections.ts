import { plans, type PricingPlan } from '@/content/plans'
import { faqSections } from '@/content/faqSections'
import type { search_words } from '@/content/es'
import type { Faq, SearchDocument } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { assistantKeys, assistantNames } from '@/site/assistants'
import { industryKeys } from '@/site/industries'
import type { Language } from '@/site/language'
import type { StaticPageId } from '@/site/routes'
import type { WrittenContent } from './readWrittenContent'

/** A section of a page that the search can lead to. */
export interface PageSection {
  readonly kind?: SearchDocument['kind']
  readonly page: StaticPageId
  readonly query?: Readonly<Record<string, string>>
  /** The id of the element to link to. */
  readonly anchor?: string
  readonly title: string
  /** Texts at any depth. */
  readonly content: unknown
  /** The entry of `search_words` with other words for the section. */
  readonly words?: keyof typeof search_words
}

/** A section whose title is that of a group of the content; so are its texts unless others are given. */
const toSection = (
  page: StaticPageId,
  anchor: string,
  group: { readonly title: string },
  words?: PageSection['words'],
  content: unknown = group,
): PageSection => ({ page, anchor, title: group.title, content, ...(words && { words }) })

const getHomeSections = (content: WrittenContent): PageSection[] => {
  const { home, hero, benefits, how_it_works, ai_assistants, human, contact } = content
  const page = 'home'
  return [
    toSection(page, 'integration-title', home.integration, 'channels', [
      home.integration.description,
      home.integration.channels.join(', '),
      home.integration.systems.map(({ title, description }) => `${title}: ${description}`),
    ]),
    toSection(page, 'implementation-title', home.banner, 'implementation_time'),
    toSection(page, 'benefits', benefits, 'availability'),
    toSection(page, 'how-it-works', how_it_works),
    toSection(page, 'ai-assistants', ai_assistants, 'assistants', [
      ai_assistants.description,
      ai_assistants.metrics_note,
    ]),
    toSection(page, 'human-title', human, 'handoff'),
    { page, anchor: 'inbox-title', title: hero.video_title, content: [hero.video_caption] },
    toSection(page, 'contact', home.contact, 'contact', [
      home.contact.description,
      contact.form_label,
      '{{email}}',
    ]),
  ]
}

const getHowItWorksSections = ({ how, assistants }: WrittenContent): PageSection[] => {
  const page = 'howItWorks'
  return [
    toSection(page, 'process-title', how.steps),
    toSection(page, 'time-title', how.time, 'implementation_time', [
      how.time.text,
      how.time.items.map((item) => Object.values(item).join(' ')),
    ]),
    toSection(page, 'integrations-title', how.integrations, 'integrations'),
    ...assistantKeys.map((assistant): PageSection => {
      const { description, features, role, metric } = assistants[assistant]
      return {
        kind: 'assistant',
        page,
        query: { assistant },
        anchor: 'conversation',
        title: `${assistantNames[assistant]}: ${role}`,
        content: [description, features, metric],
        words: assistant,
      }
    }),
  ]
}

/** What tells a plan from the others. */
export function listPlanFacts(
  plan: PricingPlan,
  pricing: WrittenContent['pricing'],
  language: Language,
): string[] {
  const format = (value: number) => formatNumber(value, language)
  return [
    `${fillIn(pricing.amount, { price: format(plan.discountedPrice) })} ${pricing.per_month}`,
    `${pricing.original_price} ${fillIn(pricing.price, { price: format(plan.originalPrice) })}`,
    `${pricing.up_to} ${format(plan.conversationsPerMonth)} ${pricing.conversations}`,
    fillIn(pricing.messages, { count: format(plan.messagesPerMonth) }),
    pricing.support[plan.support],
  ]
}

const getPlanSections = ({ pricing }: WrittenContent, language: Language): PageSection[] =>
  plans.map((plan) => ({
    kind: 'plan',
    page: 'pricing',
    anchor: `plan-${plan.id}`,
    title: pricing.plan_names[plan.id],
    words: 'plans',
    // No line of a result begins with the separator.
    content: [listPlanFacts(plan, pricing, language).join('\u00a0· ')],
  }))

const getPricingSections = (content: WrittenContent, language: Language): PageSection[] => {
  const { implementation, cancellation, enterprise } = content.pricing
  const page = 'pricing'
  return [
    ...getPlanSections(content, language),
    toSection(page, 'implementation-title', implementation, 'implementation'),
    toSection(page, 'cancellation-title', cancellation, 'cancellation'),
    {
      page,
      anchor: 'enterprise-title',
      title: `${enterprise.name}: ${enterprise.title}`,
      content: [enterprise.description, enterprise.points],
      words: 'enterprise',
    },
  ]
}

const getIndustrySections = (content: WrittenContent): PageSection[] =>
  industryKeys.flatMap((page): PageSection[] => {
    const { useCases, flow, assistants, benefits, departments } = content[`industry/${page}`]
    return [
      toSection(page, 'use-cases', useCases),
      toSection(page, 'flow', flow),
      toSection(page, 'assistants', assistants),
      toSection(page, 'benefits', benefits),
      ...(departments ? [toSection(page, 'departments', departments)] : []),
    ]
  })

/** The numbered sections of a legal page, whose anchors count from 1. */
const getLegalSections = (content: WrittenContent): PageSection[] =>
  (
    [
      ['privacy', content.privacy.sections],
      ['googleTerms', content.google_terms.sections],
    ] as const
  ).flatMap(([page, sections]) =>
    sections.map((section, index) => ({
      kind: 'legal',
      page,
      anchor: `section-${index + 1}`,
      title: section.title,
      content: [section.paragraphs, section.points],
    })),
  )

export const getQuestions = (faqs: readonly Faq[]) =>
  faqs.map(({ question, answer }) => ({
    kind: 'faq' as const,
    title: question,
    content: [answer],
  }))

const getFaqSections = (content: WrittenContent): PageSection[] =>
  Object.entries(faqSections).flatMap(([page, section]) =>
    getQuestions(content[section].faqs).map((question) => ({
      ...question,
      page: page as StaticPageId,
      anchor: 'questions',
    })),
  )

/** Every section of the static pages that the search can lead to. */
export const getPageSections = (content: WrittenContent, language: Language): PageSection[] => [
  ...getHomeSections(content),
  ...getHowItWorksSections(content),
  ...getPricingSections(content, language),
  ...getIndustrySections(content),
  toSection('scheduleDemo', 'agenda-title', content.demo_agenda),
  ...getLegalSections(content),
  ...getFaqSections(content),
]
