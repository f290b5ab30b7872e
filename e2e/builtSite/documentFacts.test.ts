import { readDocumentFacts, readElementTexts } from './documentFacts'

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
