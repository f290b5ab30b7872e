import enSearch from '../../content/en/search'
import esSearch from '../../content/es/search'
import { articles } from '../../site/articleList'
import { languages } from '../../site/language'
import { indexEntries, search } from './domain/search'
import { loadEntries } from './loadEntries'

const suggestionsOf = { es: esSearch, en: enSearch }

describe.each(languages)('what can be found in %s', (language) => {
  it('are pages, all articles, and questions with their answers', async () => {
    const entries = await loadEntries(language)
    const pages = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).map(({ page }) => page)
    expect(pages('page')).toEqual(expect.arrayContaining(['home', 'pricing', 'blog', 'health']))
    expect(pages('page')).not.toContain('search')
    expect(pages('article')).toEqual(articles.map(({ id }) => id))
    expect(pages('faq').filter((page) => page === 'articles/unifiedCommunications')).toHaveLength(3)
  })

  it('has titles without the brand at their end, and no text to be filled in', async () => {
    for (const { title, description, body } of await loadEntries(language)) {
      expect(title).not.toMatch(/ \| Conversalia$/)
      expect([title, description, ...body].join('\n')).not.toMatch(/{{|undefined/)
    }
  })

  it('holds an answer to every search that is suggested', async () => {
    const index = indexEntries(await loadEntries(language))
    const suggested = Object.entries(suggestionsOf[language]).filter(([key]) =>
      key.startsWith('suggestion_'),
    )
    for (const [, query] of suggested) {
      expect({ query, found: search(index, query).length > 0 }).toEqual({ query, found: true })
    }
  })
})
