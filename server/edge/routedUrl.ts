const canDecode = (path: string): boolean => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** Scheme and host of an address in its absolute form, as proxies get it. */
const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The address by which a request is routed. One that the router could not read is taken literally, so
 * that it goes the way of all requests, past the limits and into the log, and finds nothing.
 */
export function getRoutedUrl(url: string): string {
  const target = url.replace(origin, '')
  const rooted = target.startsWith('/') ? target : `/${target}`
  if (!rooted.includes('%')) return rooted
  const [path = ''] = rooted.split(/[?#]/, 1)
  return canDecode(path) ? rooted : path.replaceAll('%', '%25') + rooted.slice(path.length)
}
