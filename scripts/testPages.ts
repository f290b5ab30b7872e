import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfiguration } from '../server/configuration'
import { feedPathOf } from '../src/site/feeds'
import { pageChunkOf } from '../src/app/pageChunks'
import { htmlFiles } from '../src/site/htmlFiles'
import { languages } from '../src/site/language'
import { permanentRedirects } from '../src/site/permanentRedirects'
import { getPath, sitePages } from '../src/site/sitePages'
import { buildWhenNeeded, root } from './buildSite'
import { findChromium, installChromium } from './findChromium'
import { findFilesChangedByArticle, findScriptsWithArticles } from './pageChecks/anotherArticle'
import { brokenLinks } from './pageChecks/brokenLinks'
import { documentFacts, elementTexts, type DocumentFacts } from './pageChecks/documentFacts'
import { headProblems, listProblems, missingFrom, type Documents } from './pageChecks/headProblems'
import { markupProblems } from './pageChecks/markup'
import { openLighthouseBrowser, seoProblems } from './pageChecks/seo'
import { shortLivedFiles } from './pageChecks/shortLivedFiles'
import { report } from './results'
import { serveBuiltSite } from './serveBuiltSite'

/**
 * The built site as the gateway serves it: the markup of its documents, the files that they load,
 * their links, and what they and the files beside them tell search engines. A document counts once
 * for each of the four, and once more where Lighthouse looks at it: one of each kind of page in each
 * language, or with `--every` every page.
 */
const results = { passed: 0, failed: 0, skipped: 0 }

function check(what: string, problems: readonly string[]): void {
  results[problems.length === 0 ? 'passed' : 'failed'] += 1
  if (problems.length === 0) return
  console.error([`✗ ${what}`, ...problems.map((problem) => `    ${problem}`)].join('\n'))
}

/** The addresses that have a document of their own. */
const addresses = htmlFiles()
  .filter(({ page }) => page !== 'notFound')
  .map(({ file }) => `/${file.replace(/(^index)?\.html$/, '')}`)

interface ServedSite {
  /** Where it listens, without a trailing slash. */
  readonly server: string
  /** The public address that its documents name. */
  readonly siteUrl: string
}

const get = ({ server }: ServedSite, address: string) =>
  fetch(`${server}${address}`, { redirect: 'manual' })

const textAt = async (site: ServedSite, address: string) => (await get(site, address)).text()

async function checkDocuments(): Promise<void> {
  for (const { file } of htmlFiles()) {
    const html = readFileSync(path.join(root, 'dist', file), 'utf8')
    check(`the markup of ${file}`, await markupProblems(html))
    check(`the files of ${file}`, shortLivedFiles(html))
  }
}

/** Another article may change the lists of articles, and no other page. */
async function checkAnotherArticle(): Promise<void> {
  check('the scripts know no article', findScriptsWithArticles(root))
  check('another article changes only the lists', await findFilesChangedByArticle(root))
}

async function checkHeads(site: ServedSite): Promise<Documents> {
  const documents = new Map<string, DocumentFacts>()
  for (const address of addresses) {
    const answer = await get(site, address)
    if (answer.status !== 200) continue
    documents.set(`${site.siteUrl}${address}`, documentFacts(await answer.text()))
  }
  for (const address of addresses) {
    const own = `${site.siteUrl}${address}`
    const problems = documents.has(own) ? headProblems(own, documents) : ['it does not answer 200']
    check(`what ${address} says of addresses`, problems)
  }
  return documents
}

async function checkLists(site: ServedSite, documents: Documents): Promise<void> {
  const listed = elementTexts(await textAt(site, '/sitemap.xml'), 'loc')
  check('sitemap.xml', [...listProblems(listed, documents), ...missingFrom(listed, documents)])
  for (const feed of languages.map(feedPathOf)) {
    check(feed, listProblems(elementTexts(await textAt(site, feed), 'guid'), documents))
  }
  const links = (await textAt(site, '/llms.txt')).matchAll(/\]\((.+?)\)/g)
  const own = [...links]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(site.siteUrl))
  check('llms.txt', listProblems([...new Set(own)], documents))
}

async function checkRedirects(site: ServedSite, documents: Documents): Promise<void> {
  for (const { from, to } of permanentRedirects()) {
    const { status, headers } = await get(site, `${from}?a=b`)
    const location = headers.get('location') ?? 'nowhere'
    const arrives = status === 301 && location === `${to}?a=b`
    const problems = arrives ? [] : [`it answers ${status} and leads to ${location}`]
    check(from, [...problems, ...listProblems([`${site.siteUrl}${to}`], documents)])
  }
}

async function checkLinks({ server, siteUrl }: ServedSite): Promise<void> {
  const documents = addresses.map((address) => `${server}${address}`)
  const broken = await brokenLinks({ documents, server, siteUrl })
  for (const document of documents) check(`the links of ${document}`, broken.get(document) ?? [])
}

/** The pages that Lighthouse looks at: articles, for example, are one component, so that one will do. */
const lookedAt = process.argv.includes('--every')
  ? sitePages
  : [...new Map(sitePages.map((page) => [pageChunkOf(page.id), page])).values()]

async function checkScores({ server }: ServedSite): Promise<void> {
  const chromium = findChromium() ?? (await installChromium())
  if (!chromium) {
    check('Lighthouse', ['it needs a Chromium, and none could be installed'])
    return
  }
  const browser = await openLighthouseBrowser(chromium)
  try {
    for (const { id, noIndex: leftOut = false } of lookedAt) {
      for (const language of languages) {
        const looked = { language, port: browser.port, leftOut }
        const problems = await seoProblems(`${server}${getPath(id, language)}`, looked)
        check(`Lighthouse on ${id} in ${language}`, problems)
      }
    }
  } finally {
    await browser.close()
  }
}

async function checkServedSite(): Promise<void> {
  const { siteUrl } = readConfiguration(process.env)
  const served = await serveBuiltSite(root)
  try {
    const site = { server: served.address, siteUrl }
    const documents = await checkHeads(site)
    await checkLists(site, documents)
    await checkRedirects(site, documents)
    await checkLinks(site)
    await checkScores(site)
  } finally {
    await served.close()
  }
}

if (await buildWhenNeeded()) {
  await checkDocuments()
  await checkAnotherArticle()
  await checkServedSite()
} else {
  check('the build', ['it failed'])
}
report('pages', results)
