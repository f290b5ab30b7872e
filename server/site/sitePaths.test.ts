import { getNotFoundFile, parsePagePath, findTokenPath, parseRedirects } from './sitePaths'

const createPage = (path: string, file: string) => ({ kind: 'page', path, file })

describe('parsePagePath', () => {
  it.each([
    ['/', '/', 'index.html'],
    ['//', '/', 'index.html'],
    ['/agendar-demo', '/agendar-demo', 'agendar-demo.html'],
    ['/agendar-demo/', '/agendar-demo', 'agendar-demo.html'],
    ['//agendar-demo//', '/agendar-demo', 'agendar-demo.html'],
    ['/EN/Schedule-Demo', '/en/schedule-demo', 'en/schedule-demo.html'],
    ['/agendar%2Ddemo', '/agendar-demo', 'agendar-demo.html'],
    ['/en%2Fschedule-demo', '/en/schedule-demo', 'en/schedule-demo.html'],
  ])('reads %s as the page %s', (path, normalized, file) => {
    expect(parsePagePath(path)).toEqual(createPage(normalized, file))
  })

  it.each([
    ['/favicon.svg', 'favicon.svg'],
    ['/assets/Browser.1a2b.js', 'assets/Browser.1a2b.js'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/google0123456789abcdef.html', 'google0123456789abcdef.html'],
  ])('reads %s as a file, without changing it', (path, file) => {
    expect(parsePagePath(path)).toEqual({ kind: 'asset', file })
  })

  it.each([
    ['/index.html', 'a file that has a page’s path'],
    ['/en/schedule-demo.html', 'a file that has a page’s path'],
    ['/google-terms.html', 'a file that has a page’s path'],
    ['/index', 'another name of the home page'],
    ['/404', 'the not-found page'],
    ['/en/404', 'the not-found page'],
    ['/assets/browser.js.br', 'a compressed sibling'],
    ['/assets/browser.js.gz', 'a compressed sibling'],
    ['//favicon.svg', 'a file with a second slash'],
    ['/favicon.svg/', 'a file with a slash behind it'],
    ['/.env', 'a dotfile'],
    ['/.git/config', 'a file in a dotted folder'],
    ['/.well-known/.env', 'a dotfile in the one dotted folder that is served'],
    ['/../package.json', 'a way out'],
    ['/%2e%2e/package.json', 'an encoded way out'],
    ['/..%2fpackage.json', 'an encoded way out'],
    ['/%zz', 'what cannot be decoded'],
  ])('reads %s as unknown: %s', (path) => {
    expect(parsePagePath(path)).toEqual({ kind: 'unknown' })
  })
})

it.each([
  ['/nothing', '404.html'],
  ['/entre', '404.html'],
  ['/en', 'en/404.html'],
  ['/en/nothing', 'en/404.html'],
  ['/EN/nothing', 'en/404.html'],
])('%s is not found with the file %s', (path, file) => {
  expect(getNotFoundFile(path)).toBe(file)
})

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
