import { getPrerenderEntries, allRoutes } from './allRoutes'
import { languages } from './language'

test('an HTML file is written for every path, alias and not-found page, in its language', () => {
  const files = getPrerenderEntries()
  expect(files).toHaveLength(new Set(files.map(({ file }) => file)).size)
  for (const expected of [
    { file: 'index.html', path: '/', language: 'es', page: 'home' },
    { file: 'en.html', path: '/en', language: 'en', page: 'home' },
    { file: 'agendar-demo.html', path: '/agendar-demo', language: 'es', page: 'scheduleDemo' },
    {
      file: 'en/schedule-demo.html',
      path: '/en/schedule-demo',
      language: 'en',
      page: 'scheduleDemo',
    },
    { file: 'schedule-demo.html', path: '/schedule-demo', language: 'en', page: 'scheduleDemo' },
    {
      file: 'agendar-demo/token.html',
      path: '/agendar-demo/:token',
      language: 'es',
      page: 'appointment',
    },
    {
      file: 'en/schedule-demo/token.html',
      path: '/en/schedule-demo/:token',
      language: 'en',
      page: 'appointment',
    },
    { file: '404.html', path: '/404', language: 'es', page: 'notFound' },
    { file: 'en/404.html', path: '/en/404', language: 'en', page: 'notFound' },
    {
      file: 'industrias/financiero.html',
      path: '/industrias/financiero',
      language: 'es',
      page: 'financial',
    },
    {
      file: 'industries/financial.html',
      path: '/industries/financial',
      language: 'en',
      page: 'financial',
    },
    { file: 'search.html', path: '/search', language: 'es', page: 'search' },
    { file: 'en/search.html', path: '/en/search', language: 'en', page: 'search' },
  ])
    expect(files).toContainEqual(expect.objectContaining(expected))
  expect(files.map(({ file }) => file)).not.toContain('industrias/financiamiento.html')
})

test('an article’s file is at its slug in the language of the file', () => {
  const files = getPrerenderEntries()
  const paths = { es: '/blog/test-turing', en: '/en/blog/turing-test' }
  for (const [path, language, page] of [
    ['/blog/test-turing', 'es', 'articles/test-turing'],
    ['/en/blog/turing-test', 'en', 'articles/turing-test'],
    ['/blog/turing-test', 'en', 'articles/turing-test'],
  ])
    expect(files).toContainEqual({
      file: `${path?.slice(1)}.html`,
      path,
      language,
      page,
      paths,
    })
})

test('every page has a document in every language, even if the languages share its path', () => {
  const files = getPrerenderEntries()
  for (const { paths } of allRoutes) {
    for (const language of languages)
      expect(files).toContainEqual(expect.objectContaining({ paths, language }))
  }
})
