import { getAllCountryNames } from '@/i18n/countryNames'
import { memoizeByKey } from '@/i18n/memoizeByKey'
import { languages } from '@/site/language'
import {
  defaultCountry,
  getCountryOfDialCode,
  getCountryOptions,
  getDialCode,
  searchCountries,
} from './countries'
import { dialCodes } from './dialCodes'

it('starts with Spain', () => {
  expect([defaultCountry, getDialCode(defaultCountry)]).toEqual(['ES', '+34'])
})

it.each([
  ['ES', '+34'],
  ['US', '+1'],
  ['DO', '+1'],
  ['XK', '+383'],
  ['ZZ', '+34'],
  ['', '+34'],
])('the dial code of %j is %s', (country, expected) => {
  expect(getDialCode(country)).toBe(expected)
})

it.each([
  ['+1', 'US'],
  ['+44', 'GB'],
  ['+7', 'RU'],
  ['+39', 'IT'],
  ['+61', 'AU'],
  ['+47', 'NO'],
  ['+34', 'ES'],
  ['+999', undefined],
  ['', undefined],
])('%j is known for %s', (dialCode, expected) => {
  expect(getCountryOfDialCode(dialCode)).toBe(expected)
})

it.each(languages)('the countries are sorted as %s sorts', (language) => {
  const options = getCountryOptions(language)
  expect(options).toHaveLength(dialCodes.length)
  const { compare } = new Intl.Collator(language)
  expect(options).toEqual([...options].sort((one, other) => compare(one.name, other.name)))
})

describe('searchCountries', () => {
  const countries = [
    { country: 'EE', dialCode: '+372', name: 'Estonia' },
    { country: 'ES', dialCode: '+34', name: 'España' },
    { country: 'US', dialCode: '+1', name: 'Estados Unidos' },
    { country: 'MX', dialCode: '+52', name: 'México' },
    { country: 'FR', dialCode: '+33', name: 'Francia' },
  ]

  it.each([
    ['', ['EE', 'ES', 'US', 'MX', 'FR']],
    ['espana', ['ES']],
    ['ESPAÑA', ['ES']],
    ['mexico', ['MX']],
    ['unid', ['US']],
    ['estados-unidos', ['US']],
    ['united states', ['US']],
    ['usa', ['US']],
    ['34', ['ES']],
    ['+34', ['ES']],
    ['0034', ['ES']],
    ['+ 3 4', ['ES']],
    ['(+34)', ['ES']],
    ['+34\u200b', ['ES']],
    ['espa\u200bña', ['ES']],
    ['ＥＳＰＡＮＡ', ['ES']],
    [' +3 ', ['EE', 'ES', 'FR']],
    ['4', []],
    ['es', ['ES', 'EE', 'US']],
    ['mx', ['MX']],
    ['+', ['EE', 'ES', 'US', 'MX', 'FR']],
    ['34x', []],
    ['atlantis', []],
  ])('%j finds %j', (query, expected) => {
    expect(searchCountries(countries, query).map(({ country }) => country)).toEqual(expected)
  })
})

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')

describe.each(languages)('among all countries in %s', (language) => {
  const options = getCountryOptions(language)
  // Many ways to type a name are the name itself.
  const findFirst = memoizeByKey((query: string) => searchCountries(options, query)[0]?.country)
  const countries = options.map(({ country }) => country)

  it.each<[string, (name: string) => string]>([
    ['as it is shown', (name) => name],
    ['in lower case', (name) => name.toLowerCase()],
    ['in upper case', (name) => name.toUpperCase()],
    ['without accents', withoutAccents],
    ['with a plain apostrophe', (name) => name.replaceAll('’', "'")],
    ['without punctuation', (name) => name.replaceAll(/[’.()-]/g, ' ')],
    ['with spaces around it', (name) => `  ${name} `],
    ['as decomposed characters', (name) => name.normalize('NFD')],
  ])('the whole name finds each first, %s', (_how, type) => {
    const missed = options.filter(({ name, country }) => findFirst(type(name)) !== country)
    expect(missed).toEqual([])
  })

  it('the whole name in either language and its other names find each first', () => {
    const missed = countries.flatMap((country) =>
      getAllCountryNames(country)
        // 'RU' is short for Reino Unido, and the code of Russia.
        .filter((name) => name.length > 2 && findFirst(name) !== country)
        .map((name) => [country, name]),
    )
    expect(missed).toEqual([])
  })

  it('the ISO code finds each first', () => {
    expect(countries.filter((country) => findFirst(country) !== country)).toEqual([])
    expect(countries.filter((country) => findFirst(country.toLowerCase()) !== country)).toEqual([])
  })

  it.each(['+', '', '00'])('the dial code finds its main country first, after %j', (prefix) => {
    const found = dialCodes.map(([, code]) => findFirst(code.replace('+', prefix)))
    expect(found).toEqual(dialCodes.map(([, code]) => getCountryOfDialCode(code)))
  })

  it('each dial code finds all of its countries', () => {
    for (const [country, code] of dialCodes)
      expect(searchCountries(options, code).map((option) => option.country)).toContain(country)
  })
})

it.each([
  ['es', 'rusia', 'RU'],
  ['es', 'Costa de Marfil', 'CI'],
  ['es', 'guinea', 'GN'],
  ['es', 'niger', 'NE'],
  ['es', 'reino', 'GB'],
  ['es', 'holanda', 'NL'],
  ['es', 'EEUU', 'US'],
  ['es', 'república checa', 'CZ'],
  ['es', 'unidos', 'AE'],
  ['en', 'oman', 'OM'],
  ['en', "cote d'ivoire", 'CI'],
  ['en', 'Ivory Coast', 'CI'],
  ['en', 'saint lucia', 'LC'],
  ['en', 'trinidad and tobago', 'TT'],
  ['en', 'south k', 'KR'],
  ['en', 'states', 'US'],
  ['en', 'turkey', 'TR'],
  ['en', 'Türkiye', 'TR'],
] as const)('in %s %j finds %s first', (language, query, country) => {
  const options = getCountryOptions(language)
  expect(searchCountries(options, query)[0]?.country).toBe(country)
})
