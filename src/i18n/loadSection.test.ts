import { articles } from '../site/articleList'
import { languages } from '../site/language'
import { pageOf, sitePageOf } from '../site/siteMap'
import { articleSections } from './importArticles'
import { loadSection } from './loadSection'

test('an article brings along what has to be known to lead to it, and on from it', async () => {
  expect(pageOf('/blog/test-turing')).toBe('notFound')
  const { articles: known, keywords, body } = await loadSection('en', 'articles/turingTest')
  expect(pageOf('/blog/test-turing')).toBe('articles/turingTest')
  expect(known.map(({ id, title }) => [id, title])).toEqual([
    ['articles/turingTest', 'Machines now pass the Turing test. What comes next?'],
    [
      'articles/conversationalAssistant',
      'What a conversational assistant is, and how to choose yours',
    ],
    [
      'articles/transformingCustomerService',
      'Transforming customer service without wearing out your team',
    ],
    ['articles/automatedProcesses', 'Five internal processes you can automate'],
  ])
  for (const { id } of known) expect(sitePageOf(id).addresses.en).toMatch(/^\/en\/blog\//)
  expect(keywords).toContain('Turing')
  expect(body.length).toBeGreaterThan(10)
})

describe.each(languages)('the lists of articles in %s', (language) => {
  it('have all of them or the newest three, newest first', async () => {
    const ids = articles.map(({ id }) => id)
    const { articles: all } = await loadSection(language, 'listings/all')
    const { articles: newest } = await loadSection(language, 'listings/newest')
    const { articles: searched } = await loadSection(language, 'listings/search')
    expect(all.map(({ id }) => id)).toEqual(ids)
    expect(searched.map(({ id }) => id)).toEqual(ids)
    expect(newest).toEqual(all.slice(0, 3))
  })

  it('have texts only where they are searched', async () => {
    const { articles: all } = await loadSection(language, 'listings/all')
    const facts = ['category', 'date', 'day', 'excerpt', 'id', 'picture', 'slugs', 'title']
    for (const article of all) expect(Object.keys(article).sort()).toEqual(facts)
  })
})

test('the build knows every section that is made of articles', () => {
  expect(articleSections).toEqual([
    'listings/all',
    'listings/newest',
    'listings/search',
    ...articles.map(({ id }) => id),
  ])
})
