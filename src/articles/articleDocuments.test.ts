import { articles } from './articleList'
import {
  countWords,
  createArticleDocuments,
  getReadingMinutes,
  readArticleDocument,
} from './articleDocuments'

test('an article has a document under each of its slugs in both languages', async () => {
  for (const language of ['es', 'en']) {
    const article = await readArticleDocument(`/content/${language}/articles/test-turing.json`)
    expect(article).toMatchObject({ id: 'articles/test-turing' })
    expect(await readArticleDocument(`/content/${language}/articles/turing-test.json`)).toBe(
      article,
    )
  }
})

test('the search of a tab from before the release finds all articles, newest first (R65)', async () => {
  for (const language of ['es', 'en']) {
    const document = await readArticleDocument(`/content/${language}/listings/search.json`)
    const found = document as { articles: { id: string; lead: string[]; sections: object[] }[] }
    expect(found.articles.map(({ id }) => id)).toEqual(articles.map(({ id }) => id))
    const read = ['title', 'excerpt', 'keywords', 'slugs', 'day', 'category']
    for (const article of found.articles)
      expect(Object.keys(article)).toEqual(expect.arrayContaining(read))
    for (const { lead, sections } of found.articles) {
      expect(lead.join('')).not.toBe('')
      expect(sections[0]).toEqual({
        title: expect.stringMatching(/./) as string,
        anchor: expect.stringMatching(/^[\w-]+$/) as string,
        texts: expect.arrayContaining([expect.stringMatching(/./)]) as string[],
      })
    }
  }
})

test('another article changes only the documents of lists', async () => {
  const documents = await createArticleDocuments()
  const [first] = articles
  if (!first) throw new Error('There is no article')
  const slugs = { es: 'otro', en: 'another' }
  const another = { ...first, id: 'articles/otro', slugs, date: '2020-01-01' } as const
  const changed = [...(await createArticleDocuments([...articles, another]))]
    .filter(([path, document]) => JSON.stringify(document) !== JSON.stringify(documents.get(path)))
    .map(([path]) => path)
  expect(changed.sort()).toEqual([
    '/content/en/articles/another.json',
    '/content/en/articles/otro.json',
    '/content/en/listings/all.json',
    '/content/en/listings/search.json',
    '/content/en/search/documents.json',
    '/content/es/articles/another.json',
    '/content/es/articles/otro.json',
    '/content/es/listings/all.json',
    '/content/es/listings/search.json',
    '/content/es/search/documents.json',
  ])
})

test('a sign between spaces is not a word', () => {
  expect(countWords(['un 73 % de', 'dos – tres'])).toBe(5)
  expect(countWords([])).toBe(0)
})

test.each([
  [0, 1],
  [90, 1],
  [299, 1],
  [300, 2],
  [600, 3],
  [899, 4],
])('reading %i words takes %i minutes', (words, minutes) => {
  expect(getReadingMinutes(words)).toBe(minutes)
})
