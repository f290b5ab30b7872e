import { articles } from '../articles/articleList'
import { languages } from '../site/language'
import { loadSection } from './loadSection'

test('an article is loaded with its further reading', async () => {
  const article = await loadSection('en', 'articles/test-turing')
  if (article.missing) throw new Error('The article is missing')
  const { title, further, keywords, sections } = article
  expect([title, ...further.map((other) => other.title)]).toEqual([
    'Machines pass the Turing test. What now?',
    'How to choose a conversational assistant',
    'Transform customer service without burnout',
    'Five internal processes you can automate',
  ])
  expect(keywords).toContain('Turing')
  expect(sections.length).toBe(6)
})

test('an article that does not exist is marked as missing, but a list always exists', async () => {
  expect(await loadSection('en', 'articles/nothing')).toEqual({ missing: true })
  await expect(loadSection('en', 'listings/nothing' as 'listings/all')).rejects.toThrow(
    "There is no document '/content/en/listings/nothing.json'",
  )
})

describe.each(languages)('the lists of articles in %s', (language) => {
  it('contain all articles or the newest three, newest first', async () => {
    const ids = articles.map(({ id }) => id)
    const { articles: all } = await loadSection(language, 'listings/all')
    const { articles: newest } = await loadSection(language, 'listings/newest')
    expect(all.map(({ id }) => id)).toEqual(ids)
    expect(newest).toEqual(all.slice(0, 3))
  })

  it('do not contain the articles’ texts', async () => {
    const { articles: all } = await loadSection(language, 'listings/all')
    const facts = ['category', 'date', 'day', 'excerpt', 'id', 'picture', 'slugs', 'title']
    for (const article of all) expect(Object.keys(article).sort()).toEqual(facts)
  })
})
