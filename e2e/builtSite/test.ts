import { test as base } from '@playwright/test'
import { readConfiguration } from '../../server/configuration'
import { getPrerenderEntries } from '@/site/allRoutes'
import { startGatewayProcess } from '../fixtures/gateway'
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

/** Tests of the built site without a browser. */
export const test = base.extend<object, { site: ServedSite }>({
  site: [
    async ({}, use) => {
      const { siteUrl } = readConfiguration(process.env)
      const gateway = await startGatewayProcess()
      const documents = await readDocuments(gateway.url, siteUrl)
      await use({ server: gateway.url, siteUrl, documents })
      await gateway.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

export { expect } from '@playwright/test'
