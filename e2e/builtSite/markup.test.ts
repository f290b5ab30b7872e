import { findMarkupProblems, findUndefinedVariables, findShortLivedFiles } from './markup'

const createDocument = (body: string) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Prices</title></head><body>${body}</body></html>
`

it('has nothing against a document without a fault', async () => {
  expect(await findMarkupProblems(createDocument('<h1>Prices</h1>'))).toEqual([])
})

it.each(['display: none', 'color: red'])('refuses a style attribute: %s', async (style) => {
  expect(await findMarkupProblems(createDocument(`<p style="${style}">Prices</p>`))).toEqual([
    expect.stringContaining('(no-inline-style)'),
  ])
})

it('names the variables that no stylesheet of a document defines', () => {
  const html = `<style>:root{--a:1px;--b: 2px}</style><style data-href="/x.css">
    .x{top:var(--a);left:calc(var(--b) + var(--c));width:var(--d, 1px);color:rgba(var( --e )/1)}</style>`
  expect(findUndefinedVariables(html)).toEqual(['--c', '--e'])
})

it('lists the files of a document that browsers may not keep permanently', () => {
  const html = `
    <html data-scripts="/assets/site.1a2b.js /late.js" data-content="/content/page.json">
      <head><link rel="icon" href="/favicon.svg"><link rel="preload" href="/font.woff2"></head>
      <body>
        <img src="/pictures/one.svg"><img src="/assets/two.3c4d.svg"><img src="/pictures/one.svg">
        <img src="data:image/svg+xml,">
      </body>
    </html>`
  expect(findShortLivedFiles(html)).toEqual([
    '/content/page.json has no hash in its URL',
    '/late.js has no hash in its URL',
    '/font.woff2 has no hash in its URL',
    '/pictures/one.svg has no hash in its URL',
  ])
})
