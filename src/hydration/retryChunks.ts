import { patienceMs, retry } from '../site/loading'

/** Webpack's own functions, which it lets a site replace. */
declare let __webpack_chunk_load__: (id: unknown) => Promise<unknown>
declare let __webpack_get_script_filename__: (id: unknown) => string

/** Fails style sheets that do not come. Scripts have the same limit by `chunkLoadTimeout`. */
function limitStyles(): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const waiting = links.filter(({ sheet }) => !sheet)
  setTimeout(() => {
    for (const link of waiting) if (!link.sheet) link.dispatchEvent(new Event('error'))
  }, patienceMs)
}

/** Makes every `import()` request a chunk again if its script or its styles are lost. */
export function retryChunks(): void {
  const load = __webpack_chunk_load__
  const getFile = __webpack_get_script_filename__
  const lost = new Map<unknown, number>()
  // With a query, since caches may hold what came in place of a script.
  __webpack_get_script_filename__ = (id) => getFile(id) + (lost.has(id) ? `?${lost.get(id)}` : '')
  __webpack_chunk_load__ = (id) =>
    retry(() => {
      const loading = load(id)
      limitStyles()
      return loading.catch((error: unknown) => {
        lost.set(id, (lost.get(id) ?? 0) + 1)
        throw error
      })
    })
}
