import { discountPercent, plans } from '@/content/plans'
import { fillIn } from '@/i18n/fillIn'
import { loadSection } from '@/i18n/loadSection'
import { formatNumber, formatPercent } from '@/i18n/formatNumber'
import { isArticleId } from '@/site/article'
import { languages, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import type { PageId } from '@/site/routes'
import { getRoute } from '@/site/allRoutes'
import { getHead, type SiteHead } from './siteHeads'

/** Texts of llms.txt that are on no page. `{{placeholders}}` are filled in. */
const llmsCopy = {
  es: {
    prices: 'Precios al mes, con el {{percent}} de descuento ya aplicado:',
    plan: '{{name}}: {{price}} en lugar de {{originalPrice}}',
    contact: 'Contacto: {{ways}}.',
    demo: 'una demo',
    pages: 'Páginas en español',
    articles: 'Artículos en español',
  },
  en: {
    prices: 'Prices per month, after the {{percent}} discount:',
    plan: '{{name}}: {{price}} instead of {{originalPrice}}',
    contact: 'Contact: {{ways}}.',
    demo: 'a demo',
    pages: 'Pages in English',
    articles: 'Articles in English',
  },
} as const satisfies Record<Language, object>

/** Pages that readers with little context can skip. */
const optionalPages: readonly PageId[] = ['privacy', 'googleTerms']

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

async function createPlanLines(language: Language): Promise<string[]> {
  const pricing = await loadSection(language, 'pricing')
  const formatCount = (value: number) => formatNumber(value, language)
  const formatPrice = (price: number) => fillIn(pricing.price, { price: formatCount(price) })
  return plans.map((plan) => {
    const offer = fillIn(llmsCopy[language].plan, {
      name: pricing.plan_names[plan.id],
      price: formatPrice(plan.discountedPrice),
      originalPrice: formatPrice(plan.originalPrice),
    })
    const included = [
      `${pricing.up_to} ${formatCount(plan.conversationsPerMonth)} ${pricing.conversations}`,
      fillIn(pricing.messages, { count: formatCount(plan.messagesPerMonth) }),
      pricing.unlimited_users,
      pricing.implementation_included,
      pricing.support[plan.support],
    ]
    return `- ${offer}; ${included.map(lowerFirst).join(', ')}`
  })
}

/** Prices and contact in a language. */
async function createDetails(heads: readonly SiteHead[], language: Language): Promise<string> {
  const { prices, contact, demo } = llmsCopy[language]
  const { WhatsApp } = siteConfig.social
  const ways = [
    siteConfig.email,
    ...(WhatsApp ? [`[WhatsApp](${WhatsApp})`] : []),
    `[${demo}](${getHead(heads, 'scheduleDemo', language).canonicalUrl})`,
  ]
  return [
    fillIn(prices, { percent: formatPercent(discountPercent, language) }),
    (await createPlanLines(language)).join('\n'),
    fillIn(contact, { ways: new Intl.ListFormat(language, { type: 'disjunction' }).format(ways) }),
  ].join('\n\n')
}

function createLinkSection(title: string, heads: readonly SiteHead[]): string {
  const links = heads.map(
    ({ head: { name, canonicalUrl, description } }) =>
      `- [${name}](${canonicalUrl}): ${description}`,
  )
  return `## ${title}\n\n${links.join('\n')}`
}

/** Pages are listed in the languages they are written in, unless they are noindex. */
const isListed = ({ page, language }: SiteHead) => {
  const { noIndex, onlyIn = language } = getRoute(page)
  return !noIndex && onlyIn === language
}

const isOptional = ({ page }: SiteHead) => optionalPages.includes(page)
const isArticle = ({ page }: SiteHead) => isArticleId(page)

/**
 * Creates llms.txt (llmstxt.org): name, summary, details, then lists of links, of which the last is
 * optional for readers with little context.
 */
export async function createLlmsTxt(heads: readonly SiteHead[]): Promise<string> {
  const listed = heads.filter(isListed)
  const sections = languages.flatMap((language) => {
    const { pages, articles } = llmsCopy[language]
    const own = listed.filter((each) => each.language === language && !isOptional(each))
    return [
      createLinkSection(
        pages,
        own.filter((each) => !isArticle(each)),
      ),
      createLinkSection(articles, own.filter(isArticle)),
    ]
  })
  const summaries = languages.map((language) => `> ${getHead(heads, 'home', language).description}`)
  return `${[
    `# ${siteConfig.brand}`,
    summaries.join('\n>\n'),
    ...(await Promise.all(languages.map((language) => createDetails(heads, language)))),
    ...sections,
    createLinkSection('Optional', listed.filter(isOptional)),
  ].join('\n\n')}\n`
}
