import { pageOf } from '../site/siteMap'
import { knowArticles } from './knowArticles'

const path = '/blog/test-turing'

it('does not look for articles where a document has said all, or at other addresses', async () => {
  await knowArticles(path, { nav: { home: 'Inicio' } })
  await knowArticles('/precios', {})
  expect(pageOf(path)).toBe('notFound')
})

it('looks for an article among all where nothing has been said', async () => {
  await knowArticles(path, {})
  expect(pageOf(path)).toBe('articles/turingTest')
})
