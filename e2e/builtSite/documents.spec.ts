import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getPrerenderEntries } from '@/site/prerenderEntries'
import { vendorToken } from '../../server/testing/vendor/vendorRecords'
import { findFilesChangedByArticle, findScriptsWithArticles } from './anotherArticle'
import { findHeadProblems } from './headProblems'
import { findMarkupProblems } from './markup'
import { findShortLivedFiles } from './shortLivedFiles'
import { expect, paths, test } from './test'
import { findUndefinedVariables } from './undefinedVariables'

const root = path.join(import.meta.dirname, '../..')

for (const { file } of getPrerenderEntries()) {
  test(`${file} is valid and loads files that browsers keep`, async () => {
    const html = readFileSync(path.join(root, 'dist', file), 'utf8')
    expect.soft(await findMarkupProblems(html)).toEqual([])
    expect.soft(findShortLivedFiles(html)).toEqual([])
    expect.soft(findUndefinedVariables(html)).toEqual([])
  })
}

for (const each of paths) {
  test(`${each} names its canonical URL and its languages`, ({ site }) => {
    const url = `${site.siteUrl}${each}`
    expect([...site.documents.keys()]).toContain(url)
    expect(findHeadProblems(url, site.documents)).toEqual([])
  })
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('the built site does not contain the CRM’s token', () => {
  const files = listFiles(path.join(root, 'dist'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => readFileSync(file).includes(vendorToken))).toEqual([])
})

test('the scripts contain no article', () => {
  expect(findScriptsWithArticles(root)).toEqual([])
})

test('another article changes only the lists of articles', async () => {
  expect(await findFilesChangedByArticle(root)).toEqual([])
})
