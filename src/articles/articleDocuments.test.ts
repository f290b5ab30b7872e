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
    '/content/en/search/documents.json',
    '/content/es/articles/another.json',
    '/content/es/articles/otro.json',
    '/content/es/listings/all.json',
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
