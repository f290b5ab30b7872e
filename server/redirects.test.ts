import { findTokenPath, parseRedirects } from './redirects'

const { movedPaths, languageFiles, tokenFiles } = parseRedirects(`# A comment
/old /new 301
/old/ /new 301
  /older   /newer   301
/for-now /elsewhere 302
/without /status
/away https://elsewhere.example 301
/ /en.html 200! Language=en
/ /pt.html 200! Language=pt
  /search   /en/search.html   200!   Language=en

/page /other.html 200
/page /fr 302 Language=fr
/booking/:token /booking/token.html 200
  /en/booking/:token   /en/booking/token.html   200
/people/:name /person.html 200
/team/:name /team 301
/moved/:token /elsewhere 301
/en/* /en/404.html 404
`)

it('reads the permanent redirects of paths', () => {
  expect([...movedPaths]).toEqual([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/older', '/newer'],
  ])
})

it('reads which file is served at a path in a language', () => {
  expect([...languageFiles].map(([path, files]) => [path, ...files])).toEqual([
    ['/', ['en', 'en.html'], ['pt', 'pt.html']],
    ['/search', ['en', 'en/search.html']],
  ])
})

it('reads which file serves the paths with a token', () => {
  expect([...tokenFiles]).toEqual([
    ['/booking/', 'booking/token.html'],
    ['/en/booking/', 'en/booking/token.html'],
  ])
})

it.each([
  ['/booking/Aa.Bb-1_2', 'booking/token.html', '/booking/Aa.Bb-1_2'],
  ['/EN//Booking/Aa/', 'en/booking/token.html', '/en/booking/Aa'],
  ['//booking/%zz', 'booking/token.html', '/booking/%zz'],
])('finds %s, whose token keeps its case', (path, file, usual) => {
  expect(findTokenPath(tokenFiles, path)).toEqual({ file, path: usual })
})

it.each(['/', '/booking', '/booking/', '/booking/a/b', '/other/a', '/people/a', '//'])(
  'finds nothing at %s',
  (path) => {
    expect(findTokenPath(tokenFiles, path)).toBeUndefined()
  },
)
