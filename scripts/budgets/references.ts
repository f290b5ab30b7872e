/** What a document makes a browser load at once, by kind; addresses of the site, none twice. */
export interface References {
  readonly script: readonly string[]
  readonly style: readonly string[]
  readonly font: readonly string[]
}

const tag = /<(script|link)\b[^>]*>/g
const attribute = (text: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1] ?? ''

const scriptLinks = ['modulepreload']

function kindOf(name: string, text: string): keyof References | undefined {
  if (name === 'script') return 'script'
  const relation = attribute(text, 'rel')
  if (relation === 'stylesheet') return 'style'
  if (scriptLinks.includes(relation)) return 'script'
  if (relation !== 'preload') return undefined
  const kinds: Readonly<Record<string, keyof References>> = {
    script: 'script',
    style: 'style',
    font: 'font',
  }
  return kinds[attribute(text, 'as')]
}

/** Reads a document's references; what is only prefetched for later pages does not count. */
export function referencesOf(html: string): References {
  const found = { script: new Set<string>(), style: new Set<string>(), font: new Set<string>() }
  for (const [text, name = ''] of html.matchAll(tag)) {
    const kind = kindOf(name, text)
    const address = attribute(text, name === 'script' ? 'src' : 'href')
    if (kind && address.startsWith('/')) found[kind].add(address)
  }
  return { script: [...found.script], style: [...found.style], font: [...found.font] }
}
