import { toAsciiDigits } from '@/contactService/schemas/rules'
import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import type { Language } from '@/site/language'
import { dialCodes } from './dialCodes'

/** The form's initial country, until another is detected or chosen (requirements, section 9). */
export const defaultCountry = 'ES'
const defaultDialCode = '+34'

const dialCodeByCountry = new Map<string, string>(dialCodes)

/**
 * The dial code of a country, for example '+34'; the default country's if the country is unknown.
 */
export const getDialCode = (country: string): string =>
  dialCodeByCountry.get(country) ?? defaultDialCode

/** The main country of a dial code ('+1', '1'), or undefined if no country has it. */
export function getCountryOfDialCode(dialCode: string): string | undefined {
  const normalizedCode = `+${dialCode.trim().replace(/^\+/, '')}`
  return dialCodes.find(([, code]) => code === normalizedCode)?.[0]
}

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

/**
 * The countries whose name contains the query, ignoring case and accents, or whose dial code starts
 * with it ('34', '+34'), in the given order. A country whose ISO code is the query comes first.
 */
export function searchCountries(
  countries: readonly CountryOption[],
  query: string,
): CountryOption[] {
  const normalizedQuery = normalizeSearchText(toAsciiDigits(query))
  const codeQuery = /^\+?\d+$/.test(normalizedQuery)
    ? `+${normalizedQuery.replace('+', '')}`
    : undefined
  const isNamed = ({ country }: CountryOption) => country.toLowerCase() === normalizedQuery
  const found = countries.filter(
    ({ name, dialCode }) =>
      normalizeSearchText(name).includes(normalizedQuery) ||
      (codeQuery !== undefined && dialCode.startsWith(codeQuery)),
  )
  return [...countries.filter(isNamed), ...found.filter((country) => !isNamed(country))]
}
