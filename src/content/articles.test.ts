import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { ArticleId } from '../site/article'
import { articles } from '../site/articleList'
import { languages, type Language } from '../site/language'
import { countWords } from './countWords'
import type { ArticleSummary, ArticleText } from './types'

type Article = ArticleSummary & ArticleText

const loadPart = async <Part>(language: Language, id: ArticleId, part: string) =>
  ((await import(`./${language}/${id}/${part}.ts`)) as { default: Part }).default

const load = async (language: Language, id: ArticleId): Promise<Article> => ({
  ...(await loadPart<ArticleSummary>(language, id, 'summary')),
  ...(await loadPart<ArticleText>(language, id, 'body')),
})

const textsOf = (article: Article): string[] => [
  article.title,
  article.excerpt,
  ...article.body.flatMap((block) => (block.type === 'list' ? block.items : [block.text])),
  ...(article.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
]

const shapeOf = ({ body, faqs }: Article) => ({
  blocks: body.map((block) =>
    block.type === 'list' ? `list of ${block.items.length}` : block.type,
  ),
  faqs: faqs?.length ?? 0,
})

const leftovers: Record<Language, RegExp> = {
  es: /\b(the|your|you|with|and|for|please)\b/i,
  en: /[áéíóúñ¿¡]|\b(el|los|las|una|para|con|por|tu)\b/i,
}

test('the blog has the dates and categories of R10, newest first', () => {
  expect(articles.map(({ id, date, category }) => [date, id, category])).toEqual([
    ['2025-04-26', 'articles/metaVerification', 'news'],
    ['2025-04-13', 'articles/unifiedCommunications', 'solutions'],
    ['2025-04-12', 'articles/turingTest', 'trends'],
    ['2025-04-11', 'articles/conversationalAssistant', 'guide'],
    ['2025-04-10', 'articles/transformingCustomerService', 'best_practices'],
    ['2025-04-05', 'articles/automatedProcesses', 'solutions'],
  ])
})

test.each(languages)(
  'every article is written in %s, and none is left out of the list',
  (language) => {
    const folders = readdirSync(path.join(__dirname, language, 'articles'))
    expect(folders.map((name) => `articles/${name}`).sort()).toEqual(
      articles.map(({ id }) => id).sort(),
    )
  },
)

test.each(articles)('$id is followed by three others', ({ id, further }) => {
  expect(new Set(further).size).toBe(3)
  expect(further).not.toContain(id)
})

test('every article is another’s further reading', () => {
  const offered = new Set(articles.flatMap(({ further }) => further))
  expect(articles.filter(({ id }) => !offered.has(id))).toEqual([])
})

describe.each(articles.map(({ id }) => id))('article %s', (id) => {
  test('has the same blocks, list lengths and questions in both languages', async () => {
    const [spanish, english] = await Promise.all([load('es', id), load('en', id)])
    expect(shapeOf(english)).toEqual(shapeOf(spanish))
  })

  describe.each(languages)('in %s', (language) => {
    test('is 500 to 900 words long', async () => {
      const article = await load(language, id)
      expect(countWords(article)).toBeGreaterThanOrEqual(500)
      const everything = { type: 'list', items: textsOf(article) } as const
      expect(countWords({ body: [everything] })).toBeLessThanOrEqual(900)
    })

    test('opens with a paragraph and is broken up by headings and a list', async () => {
      const { body } = await load(language, id)
      const types = body.map(({ type }) => type)
      expect(types[0]).toBe('paragraph')
      expect(types).toContain('list')
      const headings = types.filter((type) => type === 'heading').length
      expect(headings).toBeGreaterThanOrEqual(3)
      expect(headings).toBeLessThanOrEqual(6)
    })

    test('has an excerpt of at most 180 characters, no empty text and no markup', async () => {
      const article = await load(language, id)
      expect(article.excerpt.length).toBeLessThanOrEqual(180)
      expect(textsOf(article).filter((text) => text.trim() === '' || /[<>]|{{/.test(text))).toEqual(
        [],
      )
    })

    test('has no leftovers of the other language', async () => {
      const article = await load(language, id)
      expect(textsOf(article).filter((text) => leftovers[language].test(text))).toEqual([])
    })
  })
})

const facts: readonly [ArticleId, Record<Language, readonly RegExp[]>][] = [
  ['articles/turingTest', { es: [/73\s%/, /56\s%/], en: [/73%/, /56%/] }],
  [
    'articles/transformingCustomerService',
    {
      es: [/42\s% menos de tiempo de resolución/, /37\s% más de satisfacción/, /técnico 24\/7/],
      en: [/42% less time to resolution/, /37% more satisfaction/, /[Tt]echnical support 24\/7/],
    },
  ],
  [
    'articles/metaVerification',
    {
      es: [/nos verificó como proveedor/, /API de mensajería/, /API de la red de fotos/],
      en: [/verified us as a provider/, /business messaging API/, /photo-sharing API/],
    },
  ],
]

test.each(facts)('%s states the required facts', async (id, expected) => {
  for (const language of languages) {
    const text = textsOf(await load(language, id)).join('\n')
    for (const fact of expected[language]) expect(text).toMatch(fact)
  }
})

test('unified communications answers three questions, the other articles none', async () => {
  for (const { id } of articles) {
    const { faqs } = await load('es', id)
    expect({ id, questions: faqs?.length ?? 0 }).toEqual({
      id,
      questions: id === 'articles/unifiedCommunications' ? 3 : 0,
    })
  }
})

test('automated processes numbers its five processes and ends without another heading (R11)', async () => {
  for (const language of languages) {
    const { body } = await load(language, 'articles/automatedProcesses')
    const headings = body.flatMap((block) => (block.type === 'heading' ? [block.text] : []))
    expect(headings.map((text) => text.slice(0, 3))).toEqual(['1. ', '2. ', '3. ', '4. ', '5. '])
    expect(body.at(-1)?.type).toBe('paragraph')
  }
})
