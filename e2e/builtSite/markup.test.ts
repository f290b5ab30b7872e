import { findMarkupProblems } from './markup'

const createDocument = (body: string) =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Prices</title></head><body>${body}</body></html>
`

it('has nothing against a document without a fault', async () => {
  expect(await findMarkupProblems(createDocument('<h1>Prices</h1>'))).toEqual([])
})

it.each(['display: none', 'color: red'])('refuses a style attribute: %s', async (style) => {
  expect(await findMarkupProblems(createDocument(`<p style="${style}">Prices</p>`))).toEqual([
    expect.stringContaining('(no-inline-style)'),
  ])
})
