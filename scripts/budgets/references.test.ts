import { findReferences } from './references'

test('the styles and fonts that a document loads are listed once', () => {
  expect(
    findReferences(`<!doctype html><html data-scripts="/assets/page.js"><head>
      <link rel="icon" href="/favicon.svg">
      <link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>
      <link rel="preload" as="image" href="/hero.avif">
      <link rel="stylesheet" href="/assets/site.css">
      <link rel="preload" as="style" href="/assets/site.css">
      <link rel="prefetch" as="style" href="/assets/next.css">
      <link rel="stylesheet" href="/assets/print.css" media="print">
      <link rel="stylesheet" href="https://elsewhere.example/x.css">
      <style data-href="/assets/written-in.css">a{}</style></head>`),
  ).toEqual({
    style: ['/assets/site.css'],
    font: ['/assets/face.woff2'],
  })
})
