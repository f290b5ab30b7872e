import { test as base } from '@playwright/test'
import { readConfiguration } from '../../server/configuration'
import { getPrerenderEntries } from '../../src/site/htmlFiles'
import { startGateway } from '../fixtures/gateway'
import { readDocumentFacts } from './documentFacts'
import type { Documents } from './headProblems'

/** The built site as the gateway serves it. */
export interface ServedSite {
  /** Where it listens, without a trailing slash. */
  readonly server: string
  /** The public origin that its documents name. */
  readonly siteUrl: string
  /** What the documents that are served say of themselves, by their public URL. */
  readonly documents: Documents
}

/** The paths that have a document of their own. */
export const paths = getPrerenderEntries()
  .filter(({ page }) => page !== 'notFound')
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

/** Tests of the built site that need no browser. */
export const test = base.extend<object, { site: ServedSite }>({
  site: [
    async ({}, use) => {
      const { siteUrl } = readConfiguration(process.env)
      const gateway = await startGateway()
      const documents = await readDocuments(gateway.url, siteUrl)
      await use({ server: gateway.url, siteUrl, documents })
      await gateway.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export { expect } from '@playwright/test'
