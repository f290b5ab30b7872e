import { normalizeSearchText } from './normalizeSearchText'

/**
 * Normalizes a name for search: case, accents and punctuation do not count, so `Côte d’Ivoire` is
 * `cote d ivoire`.
 */
export const normalizeName = (name: string): string =>
  normalizeSearchText(name)
    .replaceAll('&', ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Ranks of what a query finds, the best first. What it does not find has the rank Infinity. */
export const ranks = { exact: 0, beginning: 1, word: 2, part: 3 } as const

function getRank(name: string, query: string): number {
  const at = name.indexOf(query)
  if (at < 0) return Infinity
  if (at === 0) return name.length === query.length ? ranks.exact : ranks.beginning
  return name.includes(` ${query}`) ? ranks.word : ranks.part
}

/** The rank of the best of normalized names. */
export const getNameRank = (names: readonly string[], query: string): number =>
  Math.min(...names.map((name) => getRank(name, query)))

/** The options whose rank is finite, by rank; those of the same rank stay in the given order. */
export const sortByRank = <Option>(
  options: readonly Option[],
  getOptionRank: (option: Option) => number,
): Option[] =>
  options
    .map((option) => ({ option, rank: getOptionRank(option) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
