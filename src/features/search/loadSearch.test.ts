import enSearch from '@/content/en/search'
import esSearch from '@/content/es/search'
import { articles } from '@/articles/articleList'
import { plans } from '@/content/plans'
import { assistantKeys } from '@/site/assistants'
import { getPath } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { loadSearch, loadSearchDocuments } from './loadSearch'

const suggestions = { es: esSearch, en: enSearch }

describe.each(languages)('what can be found in %s', (language) => {
  it('are pages, all articles with their sections, and questions with their answers', async () => {
    const documents = await loadSearchDocuments(language)
    const paths = (kind: string) =>
      documents.filter((document) => document.kind === kind).map(({ path }) => path)
    const some = (['home', 'pricing', 'blog', 'health'] as const).map((id) =>
      getRoutePath(id, language),
    )
    expect(paths('page')).toEqual(expect.arrayContaining(some))
    expect(paths('page')).not.toContain(getRoutePath('search', language))
    expect(paths('article')).toEqual(
      expect.arrayContaining(articles.map(({ id }) => getPath(id, language))),
    )
    const asked = `${getPath('articles/unificacion-comunicaciones', language)}#article-questions`
    expect(paths('faq').filter((path) => path === asked)).toHaveLength(3)
    expect(paths('plan')).toHaveLength(plans.length)
    expect(paths('assistant')).toHaveLength(assistantKeys.length)
  })

  it('has titles without the brand at their end, and no text to be filled in', async () => {
    for (const { title, page = '', texts, words = '' } of await loadSearchDocuments(language)) {
      expect(`${title}${page}`).not.toContain(` | ${siteConfig.brand}`)
      expect([title, page, ...texts, words].join('\n')).not.toMatch(/{{|undefined/)
    }
  })

  it('holds an answer to every search that is suggested', async () => {
    const { find } = await loadSearch(language)
    const suggested = Object.entries(suggestions[language]).filter(([key]) =>
      key.startsWith('suggestion_'),
    )
    for (const [, query] of suggested)
      expect({ query, found: find(query).length > 0 }).toEqual({ query, found: true })
  })
})
