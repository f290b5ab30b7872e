import type { Namespace } from '@/content/es'
import { faqSections } from '@/content/faqSections'
import type { Faq } from '@/content/types'
import { fillIn } from '@/i18n/fillIn'
import { loadSection } from '@/i18n/loadSection'
import { showMissingKeys } from '@/i18n/missingKeys'
import { getTitleWithoutBrand } from '@/i18n/titleWithoutBrand'
import { siteConfig } from '@/site/siteConfig'
import type { Language } from '@/site/language'
import { getRoutePath, staticRoutes, getArticlePath, type FixedPageId } from '@/site/routes'
import type { SearchEntry } from './domain/search'

const readSection = async <Name extends Namespace>(language: Language, name: Name) =>
  showMissingKeys(await loadSection(language, name), language, name)

// A search for the brand must find the home page.
const getTitle = (page: FixedPageId, title: string) =>
  page === 'home' ? fillIn(title, { brand: siteConfig.brand }) : getTitleWithoutBrand(title)

async function loadPages(language: Language): Promise<SearchEntry[]> {
  const head = await readSection(language, 'head')
  return staticRoutes.flatMap(({ id, noIndex }) =>
    noIndex
      ? []
      : {
          kind: 'page' as const,
          path: getRoutePath(id, language),
          title: getTitle(id, head[`${id}_title`]),
          description: head[`${id}_description`],
          body: [],
        },
  )
}

const getQuestions = (path: string, faqs: readonly Faq[] = []): SearchEntry[] =>
  faqs.map(({ question, answer }) => ({
    kind: 'faq',
    path,
    title: question,
    description: answer,
    body: [],
  }))

async function loadArticles(language: Language): Promise<SearchEntry[]> {
  const { articles } = await readSection(language, 'listings/search')
  return [
    ...articles.map(({ slugs, title, excerpt, texts }) => ({
      kind: 'article' as const,
      path: getArticlePath(slugs, language),
      title,
      description: excerpt,
      body: texts,
    })),
    ...articles.flatMap(({ slugs, faqs }) => getQuestions(getArticlePath(slugs, language), faqs)),
  ]
}

async function loadQuestions(language: Language): Promise<SearchEntry[]> {
  const asked = await Promise.all(
    staticRoutes.map(async ({ id }) => {
      const section = faqSections[id]
      return section
        ? getQuestions(getRoutePath(id, language), (await readSection(language, section)).faqs)
        : []
    }),
  )
  return asked.flat()
}

/** All searchable entries in a language: pages, newest articles, questions (requirements R6). */
export async function loadEntries(language: Language): Promise<SearchEntry[]> {
  const entries = await Promise.all([
    loadPages(language),
    loadArticles(language),
    loadQuestions(language),
  ])
  return entries.flat()
}
