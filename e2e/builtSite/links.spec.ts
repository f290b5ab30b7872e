import { LinkChecker, LinkState } from 'linkinator'
import { getFeedPath } from '@/app/head/urls'
import type { SearchDocuments } from '@/content/types'
import { getContentPath } from '@/i18n/loadDocument'
import { allRoutes, getPrerenderEntries } from '@/site/allRoutes'
import { languages } from '@/site/language'
import { getAllPaths, getPermanentRedirects } from '@/site/routes'
import { readElementTexts, findListProblems, findMissing } from './documentFacts'
import { expect, paths, test, type ServedSite } from './test'

interface LinkOptions {
  /** Absolute URLs of the documents to check. */
  readonly documents: readonly string[]
  /** The server's URL, without a trailing slash. */
  readonly server: string
  /** The site's public URL, which its documents contain. */
  readonly siteUrl: string
}

/** The checker would send local requests through a proxy, too, whatever NO_PROXY says. */
const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY']

const createPathPattern = (path: string) => new RegExp(`^${path.replace(/[^\w/]/g, '\\$&')}`)

/**
 * Finds broken and redirected links, images and metadata URLs, by the document they are in. Links
 * to other sites are not followed.
 */
async function findBrokenLinks({
  documents,
  server,
  siteUrl,
}: LinkOptions): Promise<Map<string, string[]>> {
  for (const name of proxies) Reflect.deleteProperty(process.env, name)
  const fragments = new Set(documents.map((document) => `${document}/`))
  const { links } = await new LinkChecker().check({
    path: [...documents],
    redirects: 'error',
    concurrency: 20,
    urlRewriteExpressions: [{ pattern: createPathPattern(siteUrl), replacement: server }],
    // The checker resolves '#content' to the document's URL with a trailing slash.
    linksToSkip: (link) =>
      Promise.resolve(!link.startsWith(`${server}/`) || fragments.has(link.replace(/#.*/, ''))),
  })
  const broken = new Map<string, string[]>()
  for (const { url, status, parent = url, state } of links) {
    if (state !== LinkState.BROKEN) continue
    broken.set(parent, [...(broken.get(parent) ?? []), `${url} answers ${status ?? 'nothing'}`])
  }
  return broken
}

/** Returns the page at a path. Unlike the route table, it knows an article by both of its paths. */
const findPage = (path: string) => allRoutes.find((page) => getAllPaths(page).includes(path))?.id

const readText = async ({ server }: ServedSite, path: string) =>
  (await fetch(`${server}${path}`)).text()

test('every link of every document leads to a page or file that exists', async ({ served }) => {
  const documents = paths.map((path) => `${served.server}${path}`)
  const broken = await findBrokenLinks({ ...served, documents })
  expect(Object.fromEntries(broken)).toEqual({})
})

test('the target of every link with a fragment contains the fragment’s id', ({ served }) => {
  const missing = [...served.documents].flatMap(([url, { links }]) =>
    links
      .map((link) => new URL(link, url))
      .filter(({ hash }) => hash !== '')
      .filter(({ hash, href }) => {
        const target = served.documents.get(href.replace(hash, ''))
        return target && !target.ids.includes(hash.slice(1))
      })
      .map(({ href }) => `${href} in ${url}`),
  )
  expect(missing).toEqual([])
})

test('every link to another site is encrypted', ({ served }) => {
  const links = [...served.documents.values()].flatMap((facts) => facts.links)
  expect(links.filter((link) => !/^(\/(?!\/)|#|https:|mailto:)/.test(link))).toEqual([])
})

for (const language of languages) {
  test(`the search in ${language} links to pages and elements that exist`, async ({ served }) => {
    const text = await readText(served, getContentPath(language, 'search/documents'))
    const { documents } = JSON.parse(text) as SearchDocuments
    const missing = documents.filter(({ path }) => {
      const { origin, pathname, hash } = new URL(path, served.siteUrl)
      const target = served.documents.get(`${origin}${pathname}`)
      return !target || (hash !== '' && !target.ids.includes(hash.slice(1)))
    })
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  test(`every page is linked from another one in ${language}`, ({ served }) => {
    const entries = getPrerenderEntries().filter((entry) => entry.language === language)
    const linked = new Set(
      entries.flatMap(({ page, path }) => {
        const url = `${served.siteUrl}${path}`
        const links = served.documents.get(url)?.links ?? []
        const targets = links.map((link) => findPage(new URL(link, url).pathname))
        return targets.filter((target) => target !== page)
      }),
    )
    expect(allRoutes.map(({ id }) => id).filter((id) => !linked.has(id))).toEqual([])
  })
}

test('the sitemap lists every indexed page', async ({ served }) => {
  const listed = readElementTexts(await readText(served, '/sitemap.xml'), 'loc')
  expect.soft(findListProblems(listed, served.documents)).toEqual([])
  expect.soft(findMissing(listed, served.documents)).toEqual([])
})

for (const language of languages) {
  test(`the feed in ${language} lists only indexed pages`, async ({ served }) => {
    const listed = readElementTexts(await readText(served, getFeedPath(language)), 'guid')
    expect(findListProblems(listed, served.documents)).toEqual([])
  })
}

test('llms.txt links only to indexed pages', async ({ served }) => {
  const links = (await readText(served, '/llms.txt')).matchAll(/\]\((.+?)\)/g)
  const own = [...links]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(served.siteUrl))
  expect(findListProblems([...new Set(own)], served.documents)).toEqual([])
})

for (const { from, to } of getPermanentRedirects()) {
  test(`${from} redirects permanently to ${to}`, async ({ served }) => {
    const { status, headers } = await fetch(`${served.server}${from}?a=b`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, `${to}?a=b`])
    expect(findListProblems([`${served.siteUrl}${to}`], served.documents)).toEqual([])
  })
}
