import { isWithin, measureDocuments } from './limits'

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
