import { textOfBlock } from '../../content/countWords'
import type { Namespace } from '../../content/es'
import { faqSections } from '../../content/faqSections'
import type { Faq } from '../../content/types'
import { loadSection } from '../../i18n/loadSection'
import { showMissingKeys } from '../../i18n/missingKeys'
import { fillIn } from '../../i18n/fillIn'
import { getTitleWithoutBrand } from '../../i18n/titleWithoutBrand'
import { siteConfig } from '../../site/siteConfig'
import type { Language } from '../../site/language'
import { fixedPages, type PageId } from '../../site/siteMap'
import type { SearchEntry } from './domain/search'

const readSection = async <Name extends Namespace>(language: Language, name: Name) =>
  showMissingKeys(await loadSection(language, name), language, name)

// Who searches for the brand finds the home page.
const getTitle = (page: PageId, title: string) =>
  page === 'home' ? fillIn(title, { brand: siteConfig.brand }) : getTitleWithoutBrand(title)

async function loadPages(language: Language): Promise<SearchEntry[]> {
  const head = await readSection(language, 'head')
  return fixedPages.flatMap(({ id, noIndex }) =>
    noIndex
      ? []
      : {
          kind: 'page' as const,
          page: id,
          title: getTitle(id, head[`${id}_title`]),
          description: head[`${id}_description`],
          body: [],
        },
  )
}

const questionsOf = (page: PageId, faqs: readonly Faq[] = []): SearchEntry[] =>
  faqs.map(({ question, answer }) => ({
    kind: 'faq',
    page,
    title: question,
    description: answer,
    body: [],
  }))

async function loadArticles(language: Language): Promise<SearchEntry[]> {
  const { articles } = await readSection(language, 'listings/search')
  return [
    ...articles.map(({ id, title, excerpt, body }) => ({
      kind: 'article' as const,
      page: id,
      title,
      description: excerpt,
      body: body.map(textOfBlock),
    })),
    ...articles.flatMap(({ id, faqs }) => questionsOf(id, faqs)),
  ]
}

async function loadQuestions(language: Language): Promise<SearchEntry[]> {
  const asked = await Promise.all(
    fixedPages.map(async ({ id }) => {
      const section = faqSections[id]
      return section ? questionsOf(id, (await readSection(language, section)).faqs) : []
    }),
  )
  return asked.flat()
}

/** All that can be found in a language: pages, articles newest first, questions (R6). */
export async function loadEntries(language: Language): Promise<SearchEntry[]> {
  const entries = await Promise.all([
    loadPages(language),
    loadArticles(language),
    loadQuestions(language),
  ])
  return entries.flat()
}
