import { getIndustryFromQuery } from './industry'

describe('getIndustryFromQuery (R31)', () => {
  it.each([
    ['financial', 'Financiero', 'Financial'],
    ['Financiero', 'Financiero', 'Financial'],
    ['FINANCIAL', 'Financiero', 'Financial'],
    ['retail', 'Comercio', 'Retail'],
    ['Comercio', 'Comercio', 'Retail'],
    ['automotive', 'Automotriz', 'Automotive'],
    [' automotriz ', 'Automotriz', 'Automotive'],
    ['health', 'Salud', 'Health'],
    ['SALÚD', 'Salud', 'Health'],
    ['general', 'General', 'General'],
    ['General', 'General', 'General'],
  ])('%j is %s in Spanish and %s in English', (text, spanish, english) => {
    expect(getIndustryFromQuery(text, 'es')).toBe(spanish)
    expect(getIndustryFromQuery(text, 'en')).toBe(english)
  })

  it.each([
    ['Energía solar', 'Energía solar'],
    ['  a \t b\r\nc  ', 'a b c'],
    ['a\u0000b\u0007c \u0001 d', 'abc d'],
    ['safe\u202Etxt', 'safetxt'],
    ['constructor', 'constructor'],
    ['<b>x</b> & "y"', '<b>x</b> & "y"'],
    ['x'.repeat(41), 'x'.repeat(40)],
    [`${'x'.repeat(39)} yz`, 'x'.repeat(39)],
    ['🚗'.repeat(41), '🚗'.repeat(40)],
    ['half \uD83D pair', 'half pair'],
  ])('keeps other text, cleaned: %j', (text, expected) => {
    expect(getIndustryFromQuery(text, 'es')).toBe(expected)
    expect(getIndustryFromQuery(text, 'en')).toBe(expected)
  })

  it.each([[null], [''], ['   '], ['\u0000\n'], ['\uDC00']])('returns undefined for %j', (text) => {
    expect(getIndustryFromQuery(text, 'es')).toBeUndefined()
  })
})
