import { getFeedPath } from '@/site/feeds'
import { languages } from '@/site/language'
import { getPermanentRedirects } from '@/site/permanentRedirects'
import { findBrokenLinks } from './brokenLinks'
import { readElementTexts } from './documentFacts'
import { findListProblems, findMissing } from './headProblems'
import { expect, paths, test, type ServedSite } from './test'

const readText = async ({ server }: ServedSite, path: string) =>
  (await fetch(`${server}${path}`)).text()

test('every link of every document leads somewhere', async ({ site }) => {
  const documents = paths.map((path) => `${site.server}${path}`)
  const broken = await findBrokenLinks({ ...site, documents })
  expect(Object.fromEntries(broken)).toEqual({})
})

test('the sitemap lists every page that may be found', async ({ site }) => {
  const listed = readElementTexts(await readText(site, '/sitemap.xml'), 'loc')
  expect.soft(findListProblems(listed, site.documents)).toEqual([])
  expect.soft(findMissing(listed, site.documents)).toEqual([])
})

for (const language of languages) {
  test(`the feed in ${language} lists pages that may be found`, async ({ site }) => {
    const listed = readElementTexts(await readText(site, getFeedPath(language)), 'guid')
    expect(findListProblems(listed, site.documents)).toEqual([])
  })
}

test('llms.txt links to pages that may be found', async ({ site }) => {
  const links = (await readText(site, '/llms.txt')).matchAll(/\]\((.+?)\)/g)
  const own = [...links]
    .map(([, link = '']) => link)
    .filter((link) => link.startsWith(site.siteUrl))
  expect(findListProblems([...new Set(own)], site.documents)).toEqual([])
})

for (const { from, to } of getPermanentRedirects()) {
  test(`${from} leads to ${to} for good`, async ({ site }) => {
    const { status, headers } = await fetch(`${site.server}${from}?a=b`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, `${to}?a=b`])
    expect(findListProblems([`${site.siteUrl}${to}`], site.documents)).toEqual([])
  })
}
