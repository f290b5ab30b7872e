import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createArticleDocuments } from '@/articles/articleDocuments'
import { articles } from '@/articles/articleList'
import type { ArticleSource } from '@/articles/readArticle'
import { getContentPath, getPageContentPath } from '@/i18n/loadDocument'
import { languages } from '@/site/language'
import { getPrerenderEntries } from '@/site/allRoutes'
import { getRoutePath } from '@/site/routes'
import { readManifest } from '../../scripts/prerender/assetManifest'
import { createPathRewriter, getHashedPaths } from '../../scripts/prerender/hashedPaths'
import { readBuiltDocument, renderSite } from '../../scripts/prerender/prerenderSite'
import { listFiles } from '../../server/site/loadSite'
import { vendorToken } from '../../server/testing/vendor/vendorRecords'
import { findHeadProblems } from './documentFacts'
import { findMarkupProblems, findShortLivedFiles, findVariables, getFiles } from './markup'
import { expect, paths, test } from './test'

/** An article older than all others, so that it is not among the newest on the home page. */
function createAnother(): ArticleSource {
  const [model] = articles
  if (!model) throw new Error('The blog has no articles')
  const slugs = { es: 'otro-articulo', en: 'another-article' }
  return { ...model, id: 'articles/otro-articulo', slugs, date: '2000-01-01' }
}

/** Files that list every article and grow with each. */
const lists: ReadonlySet<string> = new Set(
  languages.flatMap((language) => [
    `${getRoutePath('blog', language)}.html`,
    getContentPath(language, 'listings/all'),
    getContentPath(language, 'search/documents'),
    getPageContentPath(language, 'blog'),
  ]),
)

/** `assets/content/es/pages/blog.0a1b2c3d4e.json` → `/content/es/pages/blog.json` */
const removeHash = (file: string) =>
  `/${file.replace(/^assets\/(content\/.*)\.\w+(\.json)$/, '$1$2')}`

/**
 * Renders every page of the built site with one more article, and resolves to the files that would
 * change, except the lists of all articles. Sitemap, feeds and llms.txt are such lists, too.
 */
async function findFilesChangedByArticle(root: string): Promise<string[]> {
  const dist = path.join(root, 'dist')
  const rewrite = createPathRewriter(getHashedPaths('production'))
  const another = createAnother()
  const documents = new Map(
    [...(await createArticleDocuments([...articles, another]))].map(([path, document]) => [
      path,
      rewrite(JSON.stringify(document)),
    ]),
  )
  const readBuilt = readBuiltDocument(dist)
  const readDocument = (documentPath: string) => {
    const text = documents.get(documentPath)
    if (text === undefined) return readBuilt(documentPath)
    return Promise.resolve(JSON.parse(text) as object)
  }
  const files = [...documents].map(([path, text]) => ({ file: path.slice(1), text }))
  for await (const rendered of renderSite(root, readDocument)) files.push(rendered)
  const isOwn = (file: string) => Object.values(another.slugs).some((slug) => file.includes(slug))
  const isSame = (file: string, text: string) => {
    const built = path.join(dist, file)
    return existsSync(built) && readFileSync(built, 'utf8') === text
  }
  return files
    .filter(({ file }) => !isOwn(file) && !lists.has(removeHash(file)))
    .filter(({ file, text }) => !isSame(file, text))
    .map(({ file }) => file)
}

/**
 * Finds the scripts that contain an article: one more article would change them, and with them
 * every page.
 */
function findScriptsWithArticles(root: string): string[] {
  const slugs = articles.flatMap((article) => Object.values(article.slugs))
  const scripts = readManifest(root).groups.flatMap(({ files }) =>
    files.filter((file) => file.endsWith('.js')),
  )
  return [...new Set(scripts)].filter((file) => {
    const script = readFileSync(path.join(root, 'dist', file), 'utf8')
    return slugs.some((slug) => script.includes(slug))
  })
}

const root = path.join(import.meta.dirname, '../..')

for (const { file } of getPrerenderEntries()) {
  test(`${file} is valid and loads files that browsers keep`, async () => {
    const html = readFileSync(path.join(root, 'dist', file), 'utf8')
    expect.soft(await findMarkupProblems(html)).toEqual([])
    expect.soft(getFiles(html).length).toBeGreaterThan(1)
    expect.soft(findShortLivedFiles(html)).toEqual([])
    const variables = findVariables(html)
    expect.soft(variables.read.length).toBeGreaterThan(1)
    expect.soft(variables.undefined).toEqual([])
  })
}

for (const each of paths) {
  test(`${each} names its canonical URL and its languages`, ({ served }) => {
    const url = `${served.siteUrl}${each}`
    expect([...served.documents.keys()]).toContain(url)
    expect(findHeadProblems(url, served.documents)).toEqual([])
  })
}

test('the home page names its languages and has links and places to lead to', ({ served }) => {
  const { alternates, links, ids } = served.documents.get(`${served.siteUrl}/`) ?? {}
  expect(Object.keys(alternates ?? {}).sort()).toEqual(['en', 'es', 'x-default'])
  expect(links?.length).toBeGreaterThan(10)
  expect(ids).toContain('contact')
})

test('the built site does not contain the CRM’s token', () => {
  const dist = path.join(root, 'dist')
  const files = listFiles(dist)
  expect(files.length).toBeGreaterThan(50)
  const read = (file: string) => readFileSync(path.join(dist, file))
  expect(files.filter((file) => read(file).includes(vendorToken))).toEqual([])
})

test('the scripts contain no article', () => {
  expect(findScriptsWithArticles(root)).toEqual([])
})

test('another article changes only the lists of articles', async () => {
  expect(await findFilesChangedByArticle(root)).toEqual([])
})
