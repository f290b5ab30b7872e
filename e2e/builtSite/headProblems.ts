import { isDeepStrictEqual } from 'node:util'
import type { DocumentFacts } from './documentFacts'

/** The documents that are answered with 200, by their absolute addresses. */
export type Documents = ReadonlyMap<string, DocumentFacts>

function canonicalProblems(address: string, documents: Documents): string[] {
  const { canonicals = [] } = documents.get(address) ?? {}
  const [canonical = ''] = canonicals
  if (canonicals.length !== 1) return [`it has ${canonicals.length} canonical addresses`]
  const target = documents.get(canonical)
  if (!target) return [`its canonical address ${canonical} answers with no page`]
  if (!target.canonicals.includes(canonical)) {
    return [`its canonical address ${canonical} names another one`]
  }
  return []
}

function alternateProblems(address: string, documents: Documents): string[] {
  const facts = documents.get(address)
  if (!facts || Object.keys(facts.alternates).length === 0) return []
  const { alternates, canonicals } = facts
  const targets = Object.entries(alternates)
  const isCanonical = targets.some(([, target]) => canonicals.includes(target))
  return [
    ...(isCanonical ? [] : ['its canonical address is none of its languages’']),
    ...('x-default' in alternates ? [] : ['it names no address for all other languages']),
    ...targets.flatMap(([language, target]) => {
      const other = documents.get(target)
      if (!other) return [`its address in ${language}, ${target}, answers with no page`]
      if (!other.canonicals.includes(target)) return [`${target} is not canonical`]
      // A page that asks to be left out may name itself: that sends nobody anywhere.
      if (other.noIndex && !canonicals.includes(target)) return [`${target} asks to be left out`]
      const mutual = isDeepStrictEqual(other.alternates, alternates)
      return mutual ? [] : [`${target} does not name the same addresses`]
    }),
  ]
}

/** What a search engine would stumble over in what a document says of addresses. */
export const headProblems = (address: string, documents: Documents): string[] => [
  ...canonicalProblems(address, documents),
  ...alternateProblems(address, documents),
]

/** The addresses of a list that a search engine must not be sent to, and why. */
export function listProblems(listed: readonly string[], documents: Documents): string[] {
  const twice = listed.filter((address, index) => listed.indexOf(address) !== index)
  return [
    ...(listed.length === 0 ? ['it is empty'] : []),
    ...twice.map((address) => `${address} stands in it twice`),
    ...listed.flatMap((address) => {
      const facts = documents.get(address)
      if (!facts) return [`${address} answers with no page`]
      if (facts.noIndex) return [`${address} asks to be left out`]
      return facts.canonicals.includes(address) ? [] : [`${address} is not canonical`]
    }),
  ]
}

/** The canonical addresses that a list lacks although they may be found. */
export const findMissing = (listed: readonly string[], documents: Documents): string[] =>
  [...documents]
    .filter(([address, { canonicals, noIndex }]) => !noIndex && canonicals.includes(address))
    .filter(([address]) => !listed.includes(address))
    .map(([address]) => `${address} is missing`)
