import { isWithin, measureDocuments, measureEntryPoints } from './limits'

const limits = { html: 30, style: 20, font: 70 }

test('the largest document of each kind is compared with the limit of the kind', () => {
  const measured = measureDocuments(
    [
      { file: 'index.html', page: 'home', bytes: { html: 20, style: 9, font: 40 } },
      { file: 'en.html', page: 'home', bytes: { html: 21, style: 9, font: 40 } },
      { file: 'a.html', page: 'a', bytes: { html: 31, style: 9, font: 40 } },
      { file: 'b.html', page: 'b', bytes: { html: 30, style: 21, font: 40 } },
    ],
    { home: { ...limits, html: 20 }, others: limits },
  )
  expect(measured).toContainEqual({ what: 'index.html: style', bytes: 9, limit: 20 })
  expect(measured.filter((one) => !isWithin(one))).toEqual([
    { what: 'en.html: html', bytes: 21, limit: 20 },
    { what: 'a.html: html', bytes: 31, limit: 30 },
    { what: 'b.html: style', bytes: 21, limit: 20 },
  ])
})

test('the size of a page excludes the scripts that the home page has loaded', () => {
  const sizes: Readonly<Record<string, number>> = {
    'start.js': 50,
    'home.js': 30,
    'forms.js': 20,
    'consent.js': 1,
    'toasts.js': 3,
    'sending.js': 7,
    'booking.js': 40,
    'pricing.js': 5,
  }
  expect(
    measureEntryPoints(
      {
        start: ['start.js'],
        everywhere: { read: ['consent.js'], used: ['toasts.js'] },
        pages: {
          home: { read: ['home.js', 'forms.js'], used: ['sending.js', 'toasts.js'] },
          scheduleDemo: { read: ['forms.js', 'booking.js'], used: ['toasts.js'] },
          pricing: { read: ['pricing.js'], used: [] },
        },
      },
      (file) => sizes[file] ?? Number.NaN,
      { start: 60, home: 90, homeUsed: 120, beyondHome: { scheduleDemo: 40, others: 4 } },
    ),
  ).toEqual([
    { what: 'every page: script it starts with', bytes: 50, limit: 60 },
    { what: 'home: script once read to its end', bytes: 101, limit: 90 },
    { what: 'home: script once its form is used', bytes: 111, limit: 120 },
    { what: "scheduleDemo: script beyond the home page's", bytes: 43, limit: 40 },
    { what: "pricing: script beyond the home page's", bytes: 5, limit: 4 },
  ])
})
