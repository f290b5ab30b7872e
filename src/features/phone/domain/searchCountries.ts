import { getCountryNames } from '@/i18n/countryNames'
import { getNameRank, normalizeName, sortByRank } from '@/i18n/rankByName'
import type { Language } from '@/site/language'
import { getCountryOfDialCode } from './countries'
import { dialCodes } from './dialCodes'

/** An option of the country picker. */
export interface CountryOption {
  /** ISO 3166 code. */
  readonly country: string
  readonly name: string
  readonly dialCode: string
}

/** All countries by their names in a language, sorted by that language's rules. */
export const getCountryOptions = (
  getName: (country: string) => string | undefined,
  language: Language,
): CountryOption[] =>
  dialCodes
    .map(([country, dialCode]) => ({ country, dialCode, name: getName(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, language))

/** Countries that a code names come before those that a name finds. */
const codeRank = -1

/** The names of a country in both languages, normalized. */
const namesByCountry = new Map<string, readonly string[]>()

function getNames(country: string): readonly string[] {
  const names = namesByCountry.get(country) ?? getCountryNames(country).map(normalizeName)
  namesByCountry.set(country, names)
  return names
}

/** The rank of a dial code for what was typed of it: '+34', '34', '0034', '+'. */
function getDialCodeRank({ country, dialCode }: CountryOption, query: string): number {
  const [, digits] = /^(?:\+|00)?(\d*)$/.exec(query.replaceAll(' ', '')) ?? []
  if (digits === undefined || !dialCode.startsWith(`+${digits}`)) return Infinity
  if (dialCode !== `+${digits}`) return 1
  return getCountryOfDialCode(dialCode) === country ? codeRank : 0
}

/**
 * The countries that a query finds: by any part of their names, in both languages, by the beginning of
 * their dial code or by their ISO code. First come those that a code names, then those whose name
 * begins with the query, then those with such a word; names as shown before others.
 */
export function searchCountries(
  countries: readonly CountryOption[],
  query: string,
): CountryOption[] {
  const normalizedQuery = normalizeName(query)
  const getRank = (option: CountryOption): number => {
    const { country, name } = option
    if (country.toLowerCase() === normalizedQuery) return codeRank
    return Math.min(
      getDialCodeRank(option, query),
      getNameRank([normalizeName(name)], normalizedQuery),
      getNameRank(getNames(country), normalizedQuery) + 0.5,
    )
  }
  return sortByRank(countries, getRank)
}
