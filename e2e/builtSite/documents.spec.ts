import { readFileSync } from 'node:fs'
import path from 'node:path'
import { prerenderEntries } from '../../src/site/htmlFiles'
import { findFilesChangedByArticle, findScriptsWithArticles } from './anotherArticle'
import { headProblems } from './headProblems'
import { markupProblems } from './markup'
import { shortLivedFiles } from './shortLivedFiles'
import { expect, paths, test } from './test'

const root = path.join(import.meta.dirname, '../..')

for (const { file } of prerenderEntries()) {
  test(`${file} is valid and loads files that browsers keep`, async () => {
    const html = readFileSync(path.join(root, 'dist', file), 'utf8')
    expect.soft(await markupProblems(html)).toEqual([])
    expect.soft(shortLivedFiles(html)).toEqual([])
  })
}

for (const each of paths) {
  test(`${each} names its canonical URL and its languages`, ({ site }) => {
    const url = `${site.siteUrl}${each}`
    expect([...site.documents.keys()]).toContain(url)
    expect(headProblems(url, site.documents)).toEqual([])
  })
}

test('the scripts know no article', () => {
  expect(findScriptsWithArticles(root)).toEqual([])
})

test('another article changes only the lists', async () => {
  expect(await findFilesChangedByArticle(root)).toEqual([])
})
