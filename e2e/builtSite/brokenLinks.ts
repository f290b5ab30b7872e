import { LinkChecker, LinkState } from 'linkinator'

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
