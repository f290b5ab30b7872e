import { toAsciiDigits } from '@/contactService/schemas/rules'
import { getAllCountryNames, getCountryName } from '@/i18n/countryNames'
import { memoizeByKey } from '@/i18n/memoizeByKey'
import { getNameRank, normalizeName, ranks, sortByRank } from '@/i18n/rankByName'
import type { Language } from '@/site/language'
import { dialCodes } from './dialCodes'

/** The form's initial country, until another is detected or chosen (requirements, section 9). */
export const defaultCountry = 'ES'
const defaultDialCode = '+34'

const dialCodeByCountry = new Map(dialCodes)

/** Whether a text is the ISO 3166 code of a country that has a dial code. */
export const isCountry = (text: string): boolean => dialCodeByCountry.has(text)

/**
 * The dial code of a country, for example '+34'; the default country's if the country is unknown.
 */
export const getDialCode = (country: string): string =>
  dialCodeByCountry.get(country) ?? defaultDialCode

/** The main country of a dial code such as '+1', or undefined if no country has it. */
export const getCountryOfDialCode = (dialCode: string): string | undefined =>
  dialCodes.find(([, code]) => code === dialCode)?.[0]

export interface CountryOption {
  /** ISO 3166 code. */
  readonly country: string
  readonly name: string
  readonly dialCode: string
}

/** All countries by their names in a language, sorted by that language's rules. */
export const getCountryOptions = (language: Language): CountryOption[] =>
  dialCodes
    .map(([country, dialCode]) => ({
      country,
      dialCode,
      name: getCountryName(country, language),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, language))

/** Countries that a code names come before those that a name finds. */
const codeRank = -1

const normalizeShownName = memoizeByKey(normalizeName)

const getNormalizedNames = memoizeByKey((country: string) =>
  getAllCountryNames(country).map(normalizeName),
)

/** Writes what was typed of a dial code with a plus: '34', '0034' and '+ 34' become '+34'. */
const normalizeDialCode = (query: string) =>
  query.replace(/[\s()\p{DI}]/gu, '').replace(/^(\+|00)?/, '+')

function getDialCodeRank({ country, dialCode }: CountryOption, typed: string): number {
  if (!dialCode.startsWith(typed)) return Infinity
  if (dialCode !== typed) return ranks.beginning
  return getCountryOfDialCode(typed) === country ? codeRank : ranks.exact
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
  const asciiQuery = toAsciiDigits(query)
  const normalizedQuery = normalizeName(asciiQuery)
  const typedDialCode = normalizeDialCode(asciiQuery)
  return sortByRank(countries, (option) =>
    option.country.toLowerCase() === normalizedQuery
      ? codeRank
      : Math.min(
          getDialCodeRank(option, typedDialCode),
          getNameRank([normalizeShownName(option.name)], normalizedQuery),
          getNameRank(getNormalizedNames(option.country), normalizedQuery) + 0.5,
        ),
  )
}
