import { readConfiguration } from '../../server/configuration'
import { getPrerenderEntries } from '@/site/allRoutes'
import { workerTest } from '../fixtures/test'
import { readDocumentFacts, type Documents } from './documentFacts'

/** The built site, served by the gateway. */
export interface ServedSite {
  /** The server's URL, without a trailing slash. */
  readonly server: string
  /** The public origin in its documents. */
  readonly siteUrl: string
  /** Facts of the served documents, by public URL. */
  readonly documents: Documents
}

/** Paths with a document of their own; that of appointments serves all their paths. */
export const paths = getPrerenderEntries()
  .filter(({ page }) => page !== 'notFound' && page !== 'appointment')
  .map(({ file }) => `/${file.replace(/(^index)?\.html$/, '')}`)

async function readDocuments(server: string, siteUrl: string): Promise<Documents> {
  const entries = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(`${server}${path}`, { redirect: 'manual' })
      if (response.status !== 200) return []
      return [[`${siteUrl}${path}`, readDocumentFacts(await response.text())] as const]
    }),
  )
  return new Map(entries.flat())
}

/** Read once a worker. */
let documents: Promise<Documents> | undefined

/** Tests of the built site without a browser. */
export const test = workerTest.extend<{ served: ServedSite }>({
  served: async ({ gateway: { url } }, use) => {
    const { siteUrl } = readConfiguration(process.env)
    documents ??= readDocuments(url, siteUrl)
    await use({ server: url, siteUrl, documents: await documents })
  },
})

export { expect } from '@playwright/test'
