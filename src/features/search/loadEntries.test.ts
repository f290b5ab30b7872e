import enSearch from '@/content/en/search'
import esSearch from '@/content/es/search'
import { articles } from '@/articles/articleList'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { getPath } from '@/site/allRoutes'
import { indexEntries, search } from './domain/search'
import { loadEntries } from './loadEntries'

const suggestions = { es: esSearch, en: enSearch }

describe.each(languages)('what can be found in %s', (language) => {
  it('are pages, all articles, and questions with their answers', async () => {
    const entries = await loadEntries(language)
    const paths = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).map(({ path }) => path)
    const some = (['home', 'pricing', 'blog', 'health'] as const).map((id) =>
      getRoutePath(id, language),
    )
    expect(paths('page')).toEqual(expect.arrayContaining(some))
    expect(paths('page')).not.toContain(getRoutePath('search', language))
    expect(paths('article')).toEqual(articles.map(({ id }) => getPath(id, language)))
    const asked = getPath('articles/unificacion-comunicaciones', language)
    expect(paths('faq').filter((path) => path === asked)).toHaveLength(3)
  })

  it('has titles without the brand at their end, and no text to be filled in', async () => {
    for (const { title, description, body } of await loadEntries(language)) {
      expect(title).not.toMatch(/ \| Conversalia$/)
      expect([title, description, ...body].join('\n')).not.toMatch(/{{|undefined/)
    }
  })

  it('holds an answer to every search that is suggested', async () => {
    const index = indexEntries(await loadEntries(language))
    const suggested = Object.entries(suggestions[language]).filter(([key]) =>
      key.startsWith('suggestion_'),
    )
    for (const [, query] of suggested) {
      expect({ query, found: search(index, query).length > 0 }).toEqual({ query, found: true })
    }
  })
})
