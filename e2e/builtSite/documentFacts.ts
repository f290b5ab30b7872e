import { isDeepStrictEqual } from 'node:util'
import { Parser } from 'htmlparser2'

/** The metadata of a built document, and the targets of its links. */
interface DocumentFacts {
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

/** The documents that return 200, by absolute URL. */
export type Documents = ReadonlyMap<string, DocumentFacts>

function findCanonicalProblems(url: string, documents: Documents): string[] {
  const { canonicals = [] } = documents.get(url) ?? {}
  const [canonical = ''] = canonicals
  if (canonicals.length !== 1) return [`it has ${canonicals.length} canonical URLs`]
  const target = documents.get(canonical)
  if (!target) return [`its canonical URL ${canonical} answers with no page`]
  if (!target.canonicals.includes(canonical)) {
    return [`its canonical URL ${canonical} names another one`]
  }
  return []
}

function findAlternateProblems(url: string, documents: Documents): string[] {
  const facts = documents.get(url)
  if (!facts || Object.keys(facts.alternates).length === 0) return []
  const { alternates, canonicals } = facts
  const targets = Object.entries(alternates)
  const isCanonical = targets.some(([, target]) => canonicals.includes(target))
  return [
    ...(isCanonical ? [] : ['its canonical URL is none of its languages’']),
    ...('x-default' in alternates ? [] : ['it names no URL for all other languages']),
    ...targets.flatMap(([language, target]) => {
      const other = documents.get(target)
      if (!other) return [`its URL in ${language}, ${target}, answers with no page`]
      if (!other.canonicals.includes(target)) return [`${target} is not canonical`]
      // A noindex page may name itself as an alternate: that misleads nobody.
      if (other.noIndex && !canonicals.includes(target)) return [`${target} asks to be left out`]
      const mutual = isDeepStrictEqual(other.alternates, alternates)
      return mutual ? [] : [`${target} does not name the same URLs`]
    }),
  ]
}

/** Finds contradictions in a document's canonical and alternate URLs. */
export const findHeadProblems = (url: string, documents: Documents): string[] => [
  ...findCanonicalProblems(url, documents),
  ...findAlternateProblems(url, documents),
]

/** Finds URLs of a list that must not be in it, with the reason. */
export function findListProblems(listed: readonly string[], documents: Documents): string[] {
  const twice = listed.filter((url, index) => listed.indexOf(url) !== index)
  return [
    ...(listed.length === 0 ? ['it is empty'] : []),
    ...twice.map((url) => `${url} stands in it twice`),
    ...listed.flatMap((url) => {
      const facts = documents.get(url)
      if (!facts) return [`${url} answers with no page`]
      if (facts.noIndex) return [`${url} asks to be left out`]
      return facts.canonicals.includes(url) ? [] : [`${url} is not canonical`]
    }),
  ]
}

/** Finds canonical URLs that are missing from a list although they may be indexed. */
export const findMissing = (listed: readonly string[], documents: Documents): string[] =>
  [...documents]
    .filter(([url, { canonicals, noIndex }]) => !noIndex && canonicals.includes(url))
    .filter(([url]) => !listed.includes(url))
    .map(([url]) => `${url} is missing`)
