import { getSearchedTexts } from '@/articles/compileMarkdown'
import { companyText } from '@/content/companyText'
import { cheapestPlan } from '@/content/plans'
import type { Article, SearchDocuments, SearchDocument, Titled } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { formatNumber } from '@/i18n/formatNumber'
import { addBrand } from '@/site/addBrand'
import { getOtherLanguage, type Language } from '@/site/language'
import {
  composePath,
  getArticlePath,
  getRoutePath,
  staticRoutes,
  type StaticPageId,
} from '@/site/routes'
import { industryKeys } from '@/site/industries'
import { siteConfig } from '@/site/siteConfig'
import { getPageSections, getQuestions } from './pageSections'
import { readWrittenContent, type WrittenContent } from './readWrittenContent'

/** Keys of the content whose values are not shown to visitors as text. */
const wordlessKeys: ReadonlySet<string> = new Set(['assistant', 'icon', 'tone', 'writtenIn'])

/** The values of placeholders in the content. */
const getFacts = (language: Language) => ({
  brand: siteConfig.brand,
  company: companyText,
  email: siteConfig.email,
  price: formatNumber(cheapestPlan.discountedPrice, language),
})

type Facts = ReturnType<typeof getFacts>

const isTitled = (item: unknown): item is Titled =>
  typeof item === 'object' && item !== null && 'title' in item && 'description' in item

/** Joins the title and description of a list item to one paragraph. */
const joinTitled = (item: unknown) => {
  if (!isTitled(item)) return item
  const { title, description, ...rest } = item
  return [`${title}${/[.?!:]$/.test(title) ? '' : '.'} ${description}`, rest]
}

/** Returns all texts of a part of the content in order, without texts with other placeholders. */
function getContentTexts(content: unknown, facts: Facts): string[] {
  if (typeof content === 'string') {
    const text = fillIn(content, facts)
    return text.includes('{{') ? [] : [text]
  }
  if (typeof content !== 'object' || content === null) return []
  if (Array.isArray(content))
    return content.flatMap((item) => getContentTexts(joinTitled(item), facts))
  return Object.entries(content).flatMap(([key, value]) =>
    wordlessKeys.has(key) ? [] : getContentTexts(value, facts),
  )
}

type GetWords = (key?: string) => string

/** A search for the brand must find the home page. */
const getPageTitle = (page: StaticPageId, { head }: WrittenContent) =>
  page === 'home' ? addBrand(head.home_title, page) : head[`${page}_title`]

/** What pages say above their sections. */
const getLeads = ({
  hero,
  how,
  industries_page,
  pricing,
  blog,
  ...content
}: WrittenContent): Readonly<Partial<Record<StaticPageId, readonly string[]>>> => ({
  home: [
    hero.description,
    `${hero.claim_served_figure} ${hero.claim_served}. ${hero.claims_note}`,
    `${hero.claim_agents_figure} ${hero.claim_agents}`,
  ],
  howItWorks: [how.answer],
  industries: [industries_page.description],
  pricing: [pricing.intro],
  blog: [blog.description],
  ...Object.fromEntries(
    industryKeys.map((industry) => {
      const { description, figure } = content[`industry/${industry}`]
      return [industry, [description, Object.values(figure).join(' ')]]
    }),
  ),
})

function getPageDocuments(
  content: WrittenContent,
  language: Language,
  getWords: GetWords,
): SearchDocument[] {
  const { head } = content
  const leads = getLeads(content)
  return staticRoutes.flatMap(({ id, noIndex }) => {
    if (noIndex || id === 'search') return []
    return {
      kind: 'page' as const,
      path: getRoutePath(id, language),
      title: getPageTitle(id, content),
      texts: [head[`${id}_description`], ...(leads[id] ?? [])],
      words: getWords(id),
    }
  })
}

function getSectionDocuments(
  content: WrittenContent,
  language: Language,
  getWords: GetWords,
): SearchDocument[] {
  const facts = getFacts(language)
  return getPageSections(content, language).map((section) => {
    const { kind = 'section', page, query, anchor, title, words } = section
    return {
      kind,
      path: composePath(getRoutePath(page, language), { query, anchor }),
      title,
      page: page === 'home' ? siteConfig.brand : getPageTitle(page, content),
      texts: getContentTexts(section.content, facts).filter((text) => text !== title),
      words: getWords(words),
    }
  })
}

function getArticleDocuments(
  article: Article,
  { blog }: WrittenContent,
  language: Language,
): SearchDocument[] {
  const { title, excerpt, keywords, slugs, faqs = [], day, category } = article
  const { lead, sections } = getSearchedTexts(article.sections)
  const path = getArticlePath(slugs, language)
  return [
    {
      kind: 'article',
      path,
      title,
      texts: [excerpt, ...lead, `${blog[`category_${category}`]} · ${day}`],
      words: keywords,
    },
    ...sections.map((section) => ({
      kind: 'article' as const,
      path: `${path}#${section.anchor}`,
      title: section.title,
      page: title,
      texts: section.texts,
    })),
    ...getQuestions(faqs).map(({ kind, title: question, content }) => ({
      kind,
      path: `${path}#article-questions`,
      title: question,
      page: title,
      texts: content,
    })),
  ]
}

/** Collects everything on the site that can be found in a language (requirements R6). */
export async function createSearchDocuments(
  articles: readonly Article[],
  language: Language,
): Promise<SearchDocuments> {
  const [content, other] = await Promise.all([
    readWrittenContent(language),
    readWrittenContent(getOtherLanguage(language)),
  ])
  // Visitors also search with words of the other language. A page may have no such words.
  const words = [content, other].map(
    ({ search_words }) => new Map<string, string>(Object.entries(search_words)),
  )
  const getWords: GetWords = (key = '') => words.flatMap((each) => each.get(key) ?? []).join(', ')
  return {
    documents: [
      ...getPageDocuments(content, language, getWords),
      ...getSectionDocuments(content, language, getWords),
      ...articles.flatMap((article) => getArticleDocuments(article, content, language)),
    ],
    ignored: content.search_words.ignored,
  }
}
