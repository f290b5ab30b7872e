import { getDeviceLanguages } from './deviceLanguages'

it.each<[unknown, unknown, string[]]>([
  [['es-CO', 'es', 'en-US'], 'es-CO', ['es-CO', 'es', 'en-US', 'es-CO']],
  [['es_MX'], '', ['es-MX']],
  [['es-ES@posix'], '', ['es-ES']],
  [['es_ES.UTF-8', 'en_GB.ISO8859-15@euro'], '', ['es-ES', 'en-GB']],
  [['EN-us', 'spa', 'eng-GB'], '', ['en-US', 'es', 'en-GB']],
  [['es-419', 'zh-Hant-TW', 'en-US-u-hc-h23'], '', ['es-419', 'zh-Hant-TW', 'en-US-u-hc-h23']],
  [['C', 'C.UTF-8', '*', 'i-klingon', 'x-own', 'en-', '-', ' ', ''], '', []],
  [[undefined, null, 7, {}, Symbol('es')], undefined, []],
  [['💥', 'es\u0000', '<b>'], '', []],
  [['C', 'en-NZ'], 'C', ['en-NZ']],
  [[], 'es-PE', ['es-PE']],
  [undefined, 'es-PE', ['es-PE']],
  [null, undefined, []],
  ['es-PE', undefined, ['es-PE']],
  [{ length: 1 }, 5, []],
])('of %p and %p are %j', (languages, language, expected) => {
  expect(getDeviceLanguages({ languages, language })).toEqual(expected)
})

it('are read from the browser', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['C', 'es_CO'])
  expect(getDeviceLanguages(navigator)[0]).toBe('es-CO')
})

it('can all be given to Intl', () => {
  const names = [
    'a'.repeat(100_000),
    'POSIX',
    'es-ES@posix',
    'C',
    'es_MX',
    'en-US-x-private',
    'qaa',
    'false',
    'root',
  ]
  for (const tag of getDeviceLanguages({ languages: names })) {
    expect(() => new Intl.DateTimeFormat(tag)).not.toThrow()
    expect(() => new Intl.Locale(tag)).not.toThrow()
  }
})
