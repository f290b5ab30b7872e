import { isLanguage, type Language } from '../site/language'

/** What a browser says of its visitor's languages. Browsers, extensions and tests change it. */
export type LanguageReport = Partial<Record<'languages' | 'language', unknown>>

/**
 * Returns the languages of the device as BCP 47 tags that Intl accepts, most wanted first.
 * `es_MX.UTF-8@euro`, as operating systems write it, is `es-MX`; what is no tag is passed over
 * (requirements R66).
 */
export function getDeviceLanguages({ languages, language }: LanguageReport): string[] {
  return [languages, language].flat().flatMap((name) => {
    try {
      const tag = String(name).replace(/[.@].*/, '')
      return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))
    } catch {
      return []
    }
  })
}

/** The first of the device's languages (`getDeviceLanguages`) that the site has. */
export const findBrowserLanguage = (deviceLanguages: readonly string[]): Language | undefined =>
  deviceLanguages.map((tag) => tag.split('-')[0]).find(isLanguage)
