import { findTokenPath, parseTokenFiles } from './tokenFiles'

const redirects = `# A comment
/old /new 301
/ /en.html 200! Language=en
/booking/:token /booking/token.html 200
  /en/booking/:token   /en/booking/token.html   200
/people/:name /person.html 200
/moved/:token /elsewhere 301
/en/* /en/404.html 404
`
const files = parseTokenFiles(redirects)

it('reads which file serves the paths with a token, and ignores the other rules', () => {
  expect([...files]).toEqual([
    ['/booking/', 'booking/token.html'],
    ['/en/booking/', 'en/booking/token.html'],
  ])
})

it.each([
  ['/booking/Aa.Bb-1_2', 'booking/token.html', '/booking/Aa.Bb-1_2'],
  ['/EN//Booking/Aa/', 'en/booking/token.html', '/en/booking/Aa'],
  ['//booking/%zz', 'booking/token.html', '/booking/%zz'],
])('finds %s, whose token keeps its case', (path, file, usual) => {
  expect(findTokenPath(files, path)).toEqual({ file, path: usual })
})

it.each(['/', '/booking', '/booking/', '/booking/a/b', '/other/a', '/people/a', '//'])(
  'finds nothing at %s',
  (path) => {
    expect(findTokenPath(files, path)).toBeUndefined()
  },
)
