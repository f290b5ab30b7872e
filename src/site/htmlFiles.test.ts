import { htmlFiles } from './htmlFiles'

test('an HTML file is emitted for every address, alias and not-found page, in its language', () => {
  const files = htmlFiles()
  expect(files).toHaveLength(new Set(files.map(({ file }) => file)).size)
  for (const expected of [
    { file: 'index.html', language: 'es', page: 'home' },
    { file: 'en.html', language: 'en', page: 'home' },
    { file: 'agendar-demo.html', language: 'es', page: 'scheduleDemo' },
    { file: 'en/schedule-demo.html', language: 'en', page: 'scheduleDemo' },
    { file: 'schedule-demo.html', language: 'en', page: 'scheduleDemo' },
    { file: '404.html', language: 'es', page: 'notFound' },
    { file: 'en/404.html', language: 'en', page: 'notFound' },
    { file: 'industrias/financiero.html', language: 'es', page: 'financial' },
    { file: 'industries/financial.html', language: 'en', page: 'financial' },
    { file: 'search.html', language: 'es', page: 'search' },
  ])
    expect(files).toContainEqual(expected)
  expect(files.map(({ file }) => file)).not.toContain('industrias/financiamiento.html')
})
