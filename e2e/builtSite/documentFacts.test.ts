import {
  readDocumentFacts,
  readElementTexts,
  findHeadProblems,
  findListProblems,
  findMissing,
  type DocumentFacts,
} from './documentFacts'

test('a document’s facts are those that search engines read', () => {
  const html = `<!doctype html><html lang="es"><head>
<!-- <link rel="canonical" href="https://a.example/comment"> -->
<link rel="canonical" href="https://a.example/x?a=1&amp;b=2">
<link rel="alternate" hreflang="en" href="https://a.example/en/x">
<link rel="alternate" type="application/rss+xml" href="https://a.example/rss.xml">
<meta name="robots" content="follow, noindex">
</head><body><h1 id="top">x</h1><a href="/y?a&amp;b#top">y</a><script>"<link rel='canonical' href='https://a.example/script'>"</script></body></html>`
  expect(readDocumentFacts(html)).toEqual({
    canonicals: ['https://a.example/x?a=1&b=2'],
    alternates: { en: 'https://a.example/en/x' },
    noIndex: true,
    links: ['/y?a&b#top'],
    ids: ['top'],
  })
})

test('a document without metadata has no facts', () => {
  expect(readDocumentFacts('<!doctype html><title>x</title>')).toEqual({
    canonicals: [],
    alternates: {},
    noIndex: false,
    links: [],
    ids: [],
  })
})

test('entities in the texts of an XML file are decoded', () => {
  const xml = '<all><loc>https://a.example/?a&amp;b</loc><other>x</other><loc>two</loc></all>'
  expect(readElementTexts(xml, 'loc')).toEqual(['https://a.example/?a&b', 'two'])
})

const spanish = 'https://a.example/precios'
const english = 'https://a.example/pricing'
const alias = 'https://a.example/en/pricing'
const alternates = { es: spanish, en: english, 'x-default': spanish }

const document = (canonical: string, others: Partial<DocumentFacts> = {}): DocumentFacts => ({
  canonicals: [canonical],
  alternates,
  noIndex: false,
  links: [],
  ids: [],
  ...others,
})

const site = (changed: Readonly<Record<string, DocumentFacts>> = {}) =>
  new Map(
    Object.entries({
      [spanish]: document(spanish),
      [english]: document(english),
      [alias]: document(english),
      ...changed,
    }),
  )

describe('a head', () => {
  it('has no problem if all pages link to each other and an alias to its canonical URL', () => {
    for (const url of [spanish, english, alias]) {
      expect(findHeadProblems(url, site())).toEqual([])
    }
  })

  it.each([false, true])(
    'may name its own URL for every language or leave it out: %s',
    (noIndex) => {
      const shared = 'https://a.example/search'
      const both = document(shared, {
        alternates: { es: shared, en: shared, 'x-default': shared },
        noIndex,
      })
      const sharedAlias = 'https://a.example/en/search'
      const documents = site({ [shared]: both, [sharedAlias]: both })
      expect(findHeadProblems(shared, documents)).toEqual([])
      expect(findHeadProblems(sharedAlias, documents)).toEqual([])
    },
  )

  it('may name no other language', () => {
    const alone = site({ [spanish]: document(spanish, { alternates: {} }) })
    expect(findHeadProblems(spanish, alone)).toEqual([])
  })

  it.each([
    ['without a canonical URL', { canonicals: [] }, 'it has 0 canonical URLs'],
    ['with two', { canonicals: [spanish, english] }, 'it has 2 canonical URLs'],
    [
      'whose canonical URL answers with no page',
      { canonicals: ['https://a.example/gone'], alternates: {} },
      'its canonical URL https://a.example/gone answers with no page',
    ],
    [
      'whose canonical URL names another one',
      { canonicals: [alias], alternates: {} },
      `its canonical URL ${alias} names another one`,
    ],
    [
      'that is none of its own languages',
      { alternates: { en: english, 'x-default': english } },
      'its canonical URL is none of its languages’',
    ],
    [
      'without a URL for all others',
      { alternates: { es: spanish, en: english } },
      'it names no URL for all other languages',
    ],
    [
      'with a language that answers with no page',
      { alternates: { ...alternates, fr: 'https://a.example/fr' } },
      'its URL in fr, https://a.example/fr, answers with no page',
    ],
    [
      'with a language at a URL that is not canonical',
      { alternates: { ...alternates, en: alias } },
      `${alias} is not canonical`,
    ],
  ] as const)('the problem %s is found', (_what, facts, problem) => {
    expect(findHeadProblems(spanish, site({ [spanish]: document(spanish, facts) }))).toContain(
      problem,
    )
  })

  it.each([
    ['does not name it back', { alternates: {} }, `${english} does not name the same URLs`],
    ['asks to be left out', { noIndex: true }, `${english} asks to be left out`],
  ])('an alternate URL whose page %s is a problem', (_what, facts, problem) => {
    expect(findHeadProblems(spanish, site({ [english]: document(english, facts) }))).toEqual([
      problem,
    ])
  })
})

describe('a list of URLs', () => {
  it('has no problem if it contains every canonical URL once', () => {
    expect(findListProblems([spanish, english], site())).toEqual([])
    expect(findMissing([spanish, english], site())).toEqual([])
  })

  it('must not be empty, repeat a URL or contain a URL that is not canonical', () => {
    const hidden = 'https://a.example/search'
    const documents = site({ [hidden]: document(hidden, { noIndex: true }) })
    expect(findListProblems([], documents)).toEqual(['it is empty'])
    expect(
      findListProblems([spanish, spanish, alias, hidden, 'https://a.example/gone'], documents),
    ).toEqual([
      `${spanish} stands in it twice`,
      `${alias} is not canonical`,
      `${hidden} asks to be left out`,
      'https://a.example/gone answers with no page',
    ])
    expect(findMissing([spanish], documents)).toEqual([`${english} is missing`])
  })
})
