/**
 * Paths of the files that a document loads before the first paint, without duplicates. The sheet for
 * print comes after everything else.
 */
export interface References {
  readonly style: readonly string[]
  readonly font: readonly string[]
}

const links = /<link\b[^>]*>/g

const getAttribute = (text: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? ''

function getKind(link: string): 'style' | 'font' | undefined {
  const relation = getAttribute(link, 'rel')
  if (relation === 'stylesheet')
    return getAttribute(link, 'media') === 'print' ? undefined : 'style'
  const destination = getAttribute(link, 'as')
  const isKind = destination === 'style' || destination === 'font'
  return relation === 'preload' && isKind ? destination : undefined
}

/**
 * Finds a document's stylesheets and fonts. Scripts have their own budgets, since they load after
 * the first paint.
 */
export function findReferences(html: string): References {
  const found = { style: new Set<string>(), font: new Set<string>() }
  for (const [link] of html.matchAll(links)) {
    const kind = getKind(link)
    const href = getAttribute(link, 'href')
    if (kind && href.startsWith('/')) found[kind].add(href)
  }
  return { style: [...found.style], font: [...found.font] }
}
