import { Parser } from 'htmlparser2'

/** The metadata of a built document, and the targets of its links. */
export interface DocumentFacts {
  readonly canonicals: readonly string[]
  /** URLs by language. */
  readonly alternates: Readonly<Record<string, string>>
  readonly noIndex: boolean
  /** The `href` of every link in the text. */
  readonly links: readonly string[]
  /** The ids that a fragment can lead to. */
  readonly ids: readonly string[]
}

export function readDocumentFacts(html: string): DocumentFacts {
  const canonicals: string[] = []
  const alternates: Record<string, string> = {}
  const links: string[] = []
  const ids: string[] = []
  let noIndex = false
  const parser = new Parser({
    onopentag: (name, { id, rel, href = '', hreflang, name: metaName, content = '' }) => {
      if (id) ids.push(id)
      if (name === 'a' && href) links.push(href)
      if (name === 'link' && rel === 'canonical') canonicals.push(href)
      if (name === 'link' && rel === 'alternate' && hreflang) alternates[hreflang] = href
      if (name === 'meta' && metaName === 'robots') noIndex = /\bnoindex\b/.test(content)
    },
  })
  parser.end(html)
  return { canonicals, alternates, noIndex, links, ids }
}

/** Returns the texts of the elements with a name, in document order. */
export function readElementTexts(xml: string, name: string): string[] {
  const texts: string[] = []
  let inside = false
  const parser = new Parser(
    {
      onopentagname: (opened) => {
        inside = opened === name
        if (inside) texts.push('')
      },
      ontext: (text) => {
        if (inside) texts.push(`${texts.pop() ?? ''}${text}`)
      },
      onclosetag: () => {
        inside = false
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return texts
}
