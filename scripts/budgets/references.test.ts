import { referencesOf } from './references'

test('scripts, styles and fonts that a document loads at once are found, each once', () => {
  expect(
    referencesOf(`<!doctype html><head>
      <link rel="icon" href="/favicon.svg">
      <link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>
      <link rel="preload" as="image" href="/hero.avif">
      <link rel="preload" as="script" href="/assets/page.js">
      <link rel="modulepreload" href="/assets/part.js">
      <link rel="stylesheet" href="/assets/site.css">
      <link rel="prefetch" as="script" href="/assets/next.js">
      <script type="application/ld+json">{"a":"<b>"}</script>
      <script defer src="/assets/page.js"></script>
      <script async src="https://elsewhere.example/x.js"></script></head>`),
  ).toEqual({
    script: ['/assets/page.js', '/assets/part.js'],
    style: ['/assets/site.css'],
    font: ['/assets/face.woff2'],
  })
})
