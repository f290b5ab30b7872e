import { parseLanguageFiles } from './languageFiles'

it('reads which file is served at a path in a language, and ignores the other rules', () => {
  const redirects = `# A comment
/old /new 301
/ /en.html 200! Language=en
/ /pt.html 200! Language=pt
  /search   /en/search.html   200!   Language=en

/page /other.html 200
/page /fr 302 Language=fr
/en/* /en/404.html 404
`
  expect([...parseLanguageFiles(redirects)].map(([path, files]) => [path, ...files])).toEqual([
    ['/', ['en', 'en.html'], ['pt', 'pt.html']],
    ['/search', ['en', 'en/search.html']],
  ])
})
