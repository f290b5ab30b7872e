import type { Article } from '../content/types'
import { loadSection } from '../i18n/loadSection'
import type { ArticleId } from '../site/article'
import { languages, type Language } from '../site/language'
import { articles } from './articleList'
import { getSectionTexts } from './compileMarkdown'
import { countWords } from './articleDocuments'

async function load(language: Language, id: ArticleId): Promise<Article> {
  const article = await loadSection(language, id)
  if (article.missing) throw new Error(`There is no article '${id}'`)
  return article
}

const getArticleTexts = ({ title, excerpt, sections, faqs = [] }: Article): string[] => [
  title,
  excerpt,
  ...getSectionTexts(sections),
  ...faqs.flatMap(({ question, answer }) => [question, answer]),
]

const getBlocks = ({ sections }: Article) =>
  sections.flat().map((node) => (typeof node === 'string' ? { tag: '', children: [] } : node))

const getShape = (article: Article) => ({
  blocks: getBlocks(article).map(({ tag, children }) =>
    tag === 'ul' ? `list of ${children.length}` : tag,
  ),
  faqs: article.faqs?.length ?? 0,
})

const leftovers: Record<Language, RegExp> = {
  es: /\b(the|your|you|with|and|for|please)\b/i,
  en: /[áéíóúñ¿¡]|\b(el|los|las|una|para|con|por|tu)\b/i,
}

test('the first articles have the dates and categories of R10', () => {
  const listed = articles.map(({ id, date, category }) => [date, id, category])
  const firstArticles = [
    ['2025-04-26', 'articles/meta-verificacion', 'news'],
    ['2025-04-13', 'articles/unificacion-comunicaciones', 'solutions'],
    ['2025-04-12', 'articles/test-turing', 'trends'],
    ['2025-04-11', 'articles/asistente-conversacional', 'guide'],
    ['2025-04-10', 'articles/transformando-atencion', 'best_practices'],
    ['2025-04-05', 'articles/procesos-automatizados', 'solutions'],
  ]
  expect(listed).toEqual(expect.arrayContaining(firstArticles))
})

test('the articles are listed newest first', () => {
  const dates = articles.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test.each(articles)('$id has three articles as further reading', ({ id, further }) => {
  expect(new Set(further).size).toBe(3)
  expect(further).not.toContain(id)
})

test('every article is on the home page or the further reading of another', async () => {
  const { articles: newest } = await loadSection('es', 'listings/newest')
  const offered = new Set(articles.flatMap(({ further }) => further))
  for (const { id } of newest) offered.add(id)
  expect(articles.filter(({ id }) => !offered.has(id))).toEqual([])
})

describe.each(articles.map(({ id }) => id))('article %s', (id) => {
  test('has the same blocks, list lengths and questions in both languages', async () => {
    const [spanish, english] = await Promise.all([load('es', id), load('en', id)])
    expect(getShape(english)).toEqual(getShape(spanish))
  })

  describe.each(languages)('in %s', (language) => {
    test('is 500 to 900 words long', async () => {
      const article = await load(language, id)
      expect(countWords(getSectionTexts(article.sections))).toBeGreaterThanOrEqual(500)
      expect(countWords(getArticleTexts(article))).toBeLessThanOrEqual(900)
    })

    test('has headings and a list', async () => {
      const tags = getBlocks(await load(language, id)).map(({ tag }) => tag)
      expect(tags).toContain('ul')
      const headings = tags.filter((tag) => tag === 'h2').length
      expect(headings).toBeGreaterThanOrEqual(3)
      expect(headings).toBeLessThanOrEqual(6)
    })

    test('has no empty text and no HTML', async () => {
      const article = await load(language, id)
      expect(
        getArticleTexts(article).filter((text) => text.trim() === '' || /[<>]|{{/.test(text)),
      ).toEqual([])
    })

    test('has no words of the other language', async () => {
      const article = await load(language, id)
      expect(getArticleTexts(article).filter((text) => leftovers[language].test(text))).toEqual([])
    })
  })
})

const facts: readonly [ArticleId, Record<Language, readonly RegExp[]>][] = [
  ['articles/test-turing', { es: [/73\s%/, /56\s%/], en: [/73%/, /56%/] }],
  [
    'articles/transformando-atencion',
    {
      es: [/42\s% menos de tiempo de resolución/, /37\s% más de satisfacción/, /técnico 24\/7/],
      en: [/42% less time to resolution/, /37% more satisfaction/, /[Tt]echnical support 24\/7/],
    },
  ],
  [
    'articles/meta-verificacion',
    {
      es: [/nos verificó como proveedor/, /API de mensajería/, /API de Instagram/],
      en: [/verified us as a provider/, /business messaging API/, /Instagram’s API/],
    },
  ],
]

test.each(facts)('%s states the required facts', async (id, expected) => {
  for (const language of languages) {
    const text = getArticleTexts(await load(language, id)).join('\n')
    for (const fact of expected[language]) expect(text).toMatch(fact)
  }
})

test('the article on unified communications answers three questions', async () => {
  const { faqs } = await load('es', 'articles/unificacion-comunicaciones')
  expect(faqs).toHaveLength(3)
})

test('the article on automated processes numbers five processes and ends without another heading (R11)', async () => {
  for (const language of languages) {
    const article = await load(language, 'articles/procesos-automatizados')
    const headings = article.sections
      .slice(1)
      .flatMap((section) => getSectionTexts([section.slice(0, 1)]))
    expect(headings.map((text) => text.slice(0, 3))).toEqual(['1. ', '2. ', '3. ', '4. ', '5. '])
    expect(getBlocks(article).at(-1)?.tag).toBe('p')
  }
})
