import { findShortLivedFiles } from './shortLivedFiles'

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
