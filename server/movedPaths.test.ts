import { parseMovedPaths } from './movedPaths'

it('reads the permanent redirects of paths, and ignores all other rules', () => {
  const redirects = `# A comment
/old /new 301
/old/ /new 301
  /older   /newer   301

/for-now /elsewhere 302
/en/* /en/404.html 404
/people/:name /team 301
/without /status
/away https://elsewhere.example 301
`
  expect([...parseMovedPaths(redirects)]).toEqual([
    ['/old', '/new'],
    ['/old/', '/new'],
    ['/older', '/newer'],
  ])
})
