import { normalizeSearchText } from '../../../i18n/searchText'
import type { Language } from '../../../site/language'
import { dialCodes } from './dialCodes'

/** The form's country until another is detected or chosen (requirements, section 9). */
export const defaultCountry = 'ES'
const defaultDialCode = '+34'

const dialCodeByCountry = new Map<string, string>(dialCodes)

/** '+34' of 'ES'; an unknown country has the default code. */
export const getDialCode = (country: string): string =>
  dialCodeByCountry.get(country) ?? defaultDialCode

/** The country that a dial code ('+1', '1') is known for, or undefined where no country has it. */
export function countryOfDialCode(dialCode: string): string | undefined {
  const wanted = `+${dialCode.trim().replace(/^\+/, '')}`
  return dialCodes.find(([, code]) => code === wanted)?.[0]
}

/** A row of the country picker. */
export interface CountryOption {
  /** ISO 3166 code. */
  readonly country: string
  readonly name: string
  readonly dialCode: string
}

/** All countries by their names in a language, in that language's alphabetical order. */
export const countryOptions = (
  displayName: (country: string) => string | undefined,
  language: Language,
): CountryOption[] =>
  dialCodes
    .map(([country, dialCode]) => ({ country, dialCode, name: displayName(country) ?? country }))
    .sort((one, other) => one.name.localeCompare(other.name, language))

/**
 * The countries whose name holds the query, whatever its case and accents, or whose dial code begins
 * with it ('34', '+34'), in the order given; one whose ISO code is the query stands first.
 */
export function searchCountries(
  countries: readonly CountryOption[],
  query: string,
): CountryOption[] {
  const wanted = normalizeSearchText(query)
  const wantedCode = /^\+?\d+$/.test(wanted) ? `+${wanted.replace('+', '')}` : undefined
  const isNamed = ({ country }: CountryOption) => country.toLowerCase() === wanted
  const found = countries.filter(
    ({ name, dialCode }) =>
      normalizeSearchText(name).includes(wanted) ||
      (wantedCode !== undefined && dialCode.startsWith(wantedCode)),
  )
  return [...countries.filter(isNamed), ...found.filter((country) => !isNamed(country))]
}
