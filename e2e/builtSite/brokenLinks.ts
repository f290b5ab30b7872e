import { LinkChecker, LinkState } from 'linkinator'

interface LinkOptions {
  /** The documents whose links are followed, absolute. */
  readonly documents: readonly string[]
  /** Where the site listens, without a trailing slash. */
  readonly server: string
  /** The site's public address, which its own documents name. */
  readonly siteUrl: string
}

/** The checker would send requests to this machine through a proxy, too, whatever NO_PROXY says. */
const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY']

const startsWithPath = (address: string) => new RegExp(`^${address.replace(/[^\w/]/g, '\\$&')}`)

/**
 * The links that do not lead anywhere, and those that lead on, by the document that they stand in:
 * what is linked, loaded, or named in metadata. Links to elsewhere are not followed.
 */
export async function findBrokenLinks({
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
    urlRewriteExpressions: [{ pattern: startsWithPath(siteUrl), replacement: server }],
    // The checker takes '#content' for a link to its document's address with a slash after it.
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
