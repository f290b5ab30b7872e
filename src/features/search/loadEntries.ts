import { articles, isArticleId } from '../../content/articles'
import { textOfBlock } from '../../content/countWords'
import { faqSections } from '../../content/faqSections'
import { loadSection } from '../../i18n/loadSection'
import { pageName } from '../../i18n/pageName'
import type { Language } from '../../site/language'
import { sitePages } from '../../site/siteMap'
import type { SearchEntry } from './domain/search'

async function loadPages(language: Language): Promise<SearchEntry[]> {
  const head = await loadSection(language, 'head')
  return sitePages.flatMap(({ id, noIndex }) =>
    isArticleId(id) || noIndex
      ? []
      : {
          kind: 'page' as const,
          page: id,
          title: pageName(head[`${id}_title`]),
          description: head[`${id}_description`],
          body: [],
        },
  )
}

const loadArticles = (language: Language): Promise<SearchEntry[]> =>
  Promise.all(
    articles.map(async ({ id }) => {
      const [summary, text] = await Promise.all([
        loadSection(language, `articles/${id}/summary`),
        loadSection(language, `articles/${id}/body`),
      ])
      return {
        kind: 'article' as const,
        page: id,
        title: summary.title,
        description: summary.excerpt,
        body: text.body.map(textOfBlock),
      }
    }),
  )

async function loadQuestions(language: Language): Promise<SearchEntry[]> {
  const asked = await Promise.all(
    sitePages.map(async ({ id }) => {
      const section = faqSections[id]
      const { faqs = [] } = section ? await loadSection(language, section) : {}
      return faqs.map(({ question, answer }) => ({
        kind: 'faq' as const,
        page: id,
        title: question,
        description: answer,
        body: [],
      }))
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
