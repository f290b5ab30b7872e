import { languages, type Language } from '../site/language'
import { memoizeByKey } from './memoizeByKey'

/** By ISO 3166 code: names that visitors type, and that Intl does not give. */
const otherNames: Readonly<Partial<Record<string, readonly string[]>>> = {
  CI: ['Costa de Marfil', 'Ivory Coast'],
  CZ: ['República Checa', 'Czech Republic'],
  GB: ['Inglaterra', 'England'],
  NL: ['Holanda', 'Holland'],
  TR: ['Turkey'],
  US: ['EEUU', 'USA'],
}

const createFormats = (style: 'long' | 'short') =>
  memoizeByKey((language: Language) => new Intl.DisplayNames(language, { type: 'region', style }))

const getLongFormat = createFormats('long')
const getShortFormat = createFormats('short')

/** The name of a country, by its ISO 3166 code; the code if it has none. */
export const getCountryName = (country: string, language: Language): string =>
  getLongFormat(language).of(country) ?? country

/** All names of a country, in the site's languages: 'United Kingdom', 'UK', 'Reino Unido'. */
export const getAllCountryNames = (country: string): string[] => [
  ...languages.flatMap((language) => [
    getCountryName(country, language),
    getShortFormat(language).of(country) ?? country,
  ]),
  ...(otherNames[country] ?? []),
]
