import type { Transferred } from './traffic'
import { beyond, bytesByKind, totalOf } from './transferred'

const html: Transferred = { url: 'http://a/', kind: 'document', bytes: 20 }
const shared: Transferred = { url: 'http://a/shared.js', kind: 'script', bytes: 100 }
const own: Transferred = { url: 'http://a/own.js', kind: 'script', bytes: 30 }

test('bytes are summed by what they are for, and all together', () => {
  const bytes = bytesByKind([html, shared, own])
  expect(bytes).toEqual({
    document: 20,
    script: 130,
    content: 0,
    style: 0,
    font: 0,
    picture: 0,
    media: 0,
    other: 0,
  })
  expect(totalOf(bytes)).toBe(150)
})

test('what another page has loaded does not come again', () => {
  expect(beyond([shared, own], [html, shared])).toEqual([own])
})
