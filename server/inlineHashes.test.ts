import { getInlineHashes } from './securityHeaders'

/** echo -n 'one()' | openssl dgst -sha256 -binary | base64 */
const one = "'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='"

it('hashes each inline script and style once', () => {
  const { scripts, styles } = getInlineHashes(
    '<style data-href="/a.css">a{}</style><script>one()</script><script>one()</script>',
  )
  expect(scripts).toEqual([one])
  expect(styles).toHaveLength(1)
})

it('ignores external files and data blocks', () => {
  expect(
    getInlineHashes(
      '<script src="/a.js"></script><script defer src="/b.js"></script>' +
        '<script type="application/ld+json" data-page>{}</script>' +
        '<script id="prerendered" type="application/json">{}</script>',
    ),
  ).toEqual({ scripts: [], styles: [] })
})
