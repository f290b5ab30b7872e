import { checkList } from './articleList'
import { parseArticle } from './readArticle'

const spanish = `---
title: Un título
excerpt: De qué trata.
keywords: uno, dos
date: 2025-05-01
category: guide
picture: /pictures/articles/example.svg
further:
  - uno
  - dos
  - tres
---

Un párrafo.
`
const english = `---
slug: a-title
title: A title
excerpt: What it is about.
keywords: one, two
faqs:
  - question: Why?
    answer: Because.
---

A paragraph.
`
const parse = (es = spanish, en = english, slug = 'un-titulo') => parseArticle(slug, { es, en })

test('an article has facts, and texts in both languages', () => {
  expect(parse()).toEqual({
    id: 'articles/un-titulo',
    slugs: { es: 'un-titulo', en: 'a-title' },
    date: '2025-05-01',
    category: 'guide',
    picture: '/pictures/articles/example.svg',
    further: ['articles/uno', 'articles/dos', 'articles/tres'],
    texts: {
      es: {
        title: 'Un título',
        excerpt: 'De qué trata.',
        keywords: 'uno, dos',
        markdown: '\nUn párrafo.\n',
        file: 'src/content/articles/un-titulo/es.md',
      },
      en: {
        title: 'A title',
        excerpt: 'What it is about.',
        keywords: 'one, two',
        faqs: [{ question: 'Why?', answer: 'Because.' }],
        markdown: '\nA paragraph.\n',
        file: 'src/content/articles/un-titulo/en.md',
      },
    },
  })
})

test.each([
  ['title: Un título\n', '', 'title is a required field'],
  ['Un título', '2025', 'title must be a `string` type'],
  ['2025-05-01', 'May 2025', 'date must be written YYYY-MM-DD'],
  ['category: guide', 'category: gossip', 'category must be one of'],
  ['example.svg', 'example.png', 'picture must be an SVG file'],
  ['  - tres\n', '', 'further must have 3 items'],
  ['keywords:', 'tags:', 'unspecified keys: tags'],
  ['---\ntitle', 'title', 'it must begin with front matter'],
  ['title: Un título', 'title: "Un título', 'Missing closing "quote'],
])('an invalid field is reported with its file: %j', (text, wrong, problem) => {
  const file = 'src/content/articles/un-titulo/es.md: '
  expect(() => parse(spanish.replace(text, wrong))).toThrow(file)
  expect(() => parse(spanish.replace(text, wrong))).toThrow(problem)
})

test('a slug consists of lower case words with hyphens', () => {
  expect(() => parse(spanish, english.replace('a-title', 'A Title'))).toThrow(
    'src/content/articles/un-titulo/en.md: slug must be lower case words with hyphens',
  )
})

describe('the list of articles', () => {
  const names = ['uno', 'dos', 'tres', 'cuatro']
  const articles = names.map((name) =>
    parse(
      spanish.replace(
        / {2}- uno[^-]*-[^-]*- tres/,
        names
          .filter((other) => other !== name)
          .map((other) => `  - ${other}`)
          .join('\n'),
      ),
      english.replace('a-title', `${name}-en`),
      name,
    ),
  )

  test('contains no slug twice', () => {
    expect(() => {
      checkList(articles)
    }).not.toThrow()
    const [first] = articles
    if (!first) throw new Error('There is no article')
    const other = { ...first, slugs: { es: 'otro', en: first.slugs.en } }
    expect(() => {
      checkList([...articles, other])
    }).toThrow("Two articles have the slug 'uno-en'")
  })

  test('has only further reading that exists', () => {
    expect(() => {
      checkList(articles.slice(1))
    }).toThrow("dos/es.md: further names 'articles/uno', which is no article")
    expect(() => {
      checkList(articles.map((article) => ({ ...article, further: [article.id] })))
    }).toThrow('further names the article itself')
  })
})
