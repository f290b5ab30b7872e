import { plans } from '@/content/plans'
import { loadSection } from '@/i18n/loadSection'
import { listPlanFacts } from '@/searchIndex/pageSections'
import { isArticleId } from '@/site/article'
import { languages, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import type { PageId } from '@/site/routes'
import { getRoute } from '@/site/allRoutes'
import { getHead, type SiteHead } from './siteHeads'

/** Pages that readers with little context can skip. */
const optionalPages: readonly PageId[] = ['privacy', 'googleTerms']

/** Prices and contact in a language. */
async function createDetails(heads: readonly SiteHead[], language: Language): Promise<string> {
  const pricing = await loadSection(language, 'pricing')
  const nav = await loadSection(language, 'nav')
  const { WhatsApp } = siteConfig.social
  const ways = [
    siteConfig.email,
    ...(WhatsApp ? [`[WhatsApp](${WhatsApp})`] : []),
    `[${nav.schedule_demo}](${getHead(heads, 'scheduleDemo', language).canonicalUrl})`,
  ]
  return [
    getHead(heads, 'pricing', language).description,
    plans
      .map((plan) => {
        const facts = listPlanFacts(plan, pricing, language)
        return `- ${pricing.plan_names[plan.id]}: ${facts.join(' · ')}`
      })
      .join('\n'),
    `${nav.contact}: ${ways.join(', ')}`,
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

/** The pages in a language, then its articles. */
async function createLinks(heads: readonly SiteHead[], language: Language): Promise<string[]> {
  const nav = await loadSection(language, 'nav')
  const name = nav[`language_${language}`]
  const own = heads.filter((each) => each.language === language && !isOptional(each))
  return [
    createLinkSection(
      name,
      own.filter((each) => !isArticle(each)),
    ),
    createLinkSection(`${nav.blog} (${name})`, own.filter(isArticle)),
  ]
}

/**
 * Creates llms.txt (llmstxt.org): name, summary, details, then lists of links, of which the last is
 * optional for readers with little context.
 */
export async function createLlmsTxt(heads: readonly SiteHead[]): Promise<string> {
  const listed = heads.filter(isListed)
  const summaries = languages.map((language) => `> ${getHead(heads, 'home', language).description}`)
  return `${[
    `# ${siteConfig.brand}`,
    summaries.join('\n>\n'),
    ...(await Promise.all(languages.map((language) => createDetails(heads, language)))),
    ...(await Promise.all(languages.map((language) => createLinks(listed, language)))).flat(),
    createLinkSection('Optional', listed.filter(isOptional)),
  ].join('\n\n')}\n`
}
