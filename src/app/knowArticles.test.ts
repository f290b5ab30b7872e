import { addressOf, pageOf } from '../site/siteMap'
import { knowArticles } from './knowArticles'

const path = '/blog/test-turing'
const prerendered = { language: 'es', page: 'blog' } as const

it('takes what a document tells of articles, in whichever language it is', async () => {
  const entry = { id: 'articles/another', slugs: { es: 'otro', en: 'another' } }
  await knowArticles('/blog', {
    ...prerendered,
    content: { nav: { home: 'Inicio' }, 'listings/all': { articles: [entry] } },
  })
  expect(addressOf('articles/another', 'en')).toBe('/en/blog/another')
})

it('does not look for articles where the document has said all, or at other addresses', async () => {
  await knowArticles(path, { ...prerendered, content: {} })
  await knowArticles('/precios', undefined)
  expect(pageOf(path)).toBe('notFound')
})

it('looks for an article among all where the document says nothing', async () => {
  await knowArticles(path, undefined)
  expect(pageOf(path)).toBe('articles/turingTest')
})
