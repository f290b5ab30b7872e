import type { Language } from '../site/language'

/** Creates each language's formatter on first use and keeps it: creating one is slow. */
export function memoizeByLanguage<Format>(create: (language: Language) => Format) {
  const formats: Partial<Record<Language, Format>> = {}
  return (language: Language): Format => (formats[language] ??= create(language))
}
