import { normalizeSearchText } from './normalizeSearchText'

/**
 * Normalizes a name for search: case, accents and punctuation do not count, so `Côte d’Ivoire` is
 * `cote d ivoire`.
 */
export const normalizeName = (name: string): string =>
  normalizeSearchText(
    name
      .replaceAll('&', ' and ')
      .replace(/\bsaint\b/gi, 'st')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
  )

/** How well names match a query, the best first. */
const ranks: readonly ((name: string, query: string) => boolean)[] = [
  (name, query) => name === query,
  (name, query) => name.startsWith(query),
  (name, query) => name.includes(` ${query}`),
  (name, query) => name.includes(query),
]

/** The rank of a name that is equal to the query. */
export const exactRank = 0
/** The rank of a name that begins with the query. */
export const beginningRank = 1

/** The rank of the best of normalized names; Infinity if none contains the query. */
export function getNameRank(names: readonly string[], query: string): number {
  const rank = ranks.findIndex((isMatch) => names.some((name) => isMatch(name, query)))
  return rank < 0 ? Infinity : rank
}

/** The options whose rank is finite, by rank; those of the same rank stay in the given order. */
export const sortByRank = <Option>(
  options: readonly Option[],
  getRank: (option: Option) => number,
): Option[] =>
  options
    .map((option) => ({ option, rank: getRank(option) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
