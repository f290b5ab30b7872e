import { cheapestPlan, plans } from '@/content/plans'
import { formatNumber } from '@/i18n/formatNumber'
import { loadSection } from '@/i18n/loadSection'
import { assistantKeys } from '@/site/assistants'
import { getPath } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { siteConfig } from '@/site/siteConfig'
import { articles } from '@/articles/articleList'
import { createSearchDocuments } from './searchDocuments'

describe.each(languages)('what can be found in %s', (language) => {
  it('are pages, all articles with their sections, and questions with their answers', async () => {
    const { documents } = await loadSection(language, 'search/documents')
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

  it('groups the digits of prices', async () => {
    jest.replaceProperty(cheapestPlan, 'discountedPrice', 15_000)
    const { documents } = await createSearchDocuments([], language)
    expect(JSON.stringify(documents)).toContain(formatNumber(15_000, language))
    expect(JSON.stringify(documents)).not.toContain('15000')
  })

  it('has titles without the brand at their end, and no text to be filled in', async () => {
    const { documents } = await loadSection(language, 'search/documents')
    for (const { title, page = '', texts, words = '' } of documents) {
      expect(`${title}${page}`).not.toContain(` | ${siteConfig.brand}`)
      expect([title, page, ...texts, words].join('\n')).not.toMatch(/{{|undefined/)
    }
  })
})
