/** What a browser says of its visitor's languages. Browsers, extensions and tests change it. */
export type LanguageReport = Partial<Record<'languages' | 'language', unknown>>

/** `es_MX.UTF-8@euro`, as operating systems write it, is `es-MX`. Throws for what is no tag. */
const toTags = (name: unknown): string[] =>
  Intl.getCanonicalLocales(
    String(name)
      .replace(/[.@].*/, '')
      .replaceAll('_', '-'),
  )

/**
 * Returns the languages of the device as BCP 47 tags that Intl accepts, most wanted first. Whatever
 * else the browser reports is passed over (requirements R66).
 */
export function getDeviceLanguages({ languages, language }: LanguageReport = navigator): string[] {
  return [languages, language].flat().flatMap((name) => {
    try {
      return toTags(name)
    } catch {
      return []
    }
  })
}
