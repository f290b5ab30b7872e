import { compareBuilds } from './comparison'

const before = new Map([
  ['index.html', 'one'],
  ['blog.html', 'two'],
  ['blog.html.br', 'three'],
  ['assets/runtime.1.js', 'four'],
])
const compare = (...after: readonly (readonly [string, string])[]) =>
  compareBuilds(before, new Map(after), (file) => file.includes('new-article'))

test('articles may add files of their own and make the lists of all articles longer', () => {
  expect(
    compare(
      ['index.html', 'one'],
      ['blog.html', 'other'],
      ['blog.html.br', 'other'],
      ['assets/runtime.1.js', 'four'],
      ['blog/new-article.html', 'five'],
      ['content/es/articles/new-article.json', 'six'],
    ),
  ).toEqual({ same: 2, lists: ['blog.html', 'blog.html.br'], own: 2, others: [] })
})

test('a list may have another address with its other bytes', () => {
  const list = (hash: string) => `assets/content/en/pages/blog.${hash}.json.br`
  expect(
    compareBuilds(
      new Map([[list('0a1b2c3d4e'), 'one']]),
      new Map([[list('4e3d2c1b0a'), 'two']]),
      () => false,
    ),
  ).toEqual({ same: 0, lists: [list('0a1b2c3d4e'), list('4e3d2c1b0a')], own: 0, others: [] })
})

test('every other file that has changed, is gone or has come is told', () => {
  expect(
    compare(
      ['index.html', 'other'],
      ['blog.html', 'two'],
      ['blog.html.br', 'three'],
      ['assets/runtime.2.js', 'five'],
    ),
  ).toEqual({
    same: 2,
    lists: [],
    own: 0,
    others: ['assets/runtime.1.js', 'assets/runtime.2.js', 'index.html'],
  })
})
