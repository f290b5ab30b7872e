import { getDevPage } from './devPage'

it.each([
  ['/', '/index.html'],
  ['/agendar-demo', '/agendar-demo.html'],
  ['/EN/schedule-demo/', '/en/schedule-demo.html'],
  ['/agendar-demo/Aa.Bb', '/agendar-demo/token.html'],
  ['/schedule-demo/Aa.Bb', '/en/schedule-demo/token.html'],
  ['/nothing', '/404.html'],
  ['/en/nothing', '/en/404.html'],
])('the development server answers %s with %s', (path, file) => {
  const files = new Set(['index.html', 'agendar-demo.html', 'en/schedule-demo.html'])
  expect(getDevPage(path, files)).toBe(file)
})
