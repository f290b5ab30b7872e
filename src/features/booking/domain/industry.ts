import { normalizeSearchText } from '../../../i18n/searchText'
import { languages, type Language } from '../../../site/language'

const maximumLength = 40

const general = { es: 'General', en: 'General' }

const namesByKey: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  financial: { es: 'Financiero', en: 'Financial' },
  retail: { es: 'Comercio', en: 'Retail' },
  automotive: { es: 'Automotriz', en: 'Automotive' },
  health: { es: 'Salud', en: 'Health' },
  general,
}

/** Every spelling that the address may carry, to its names: the key and the names themselves. */
const namesBySpelling = new Map(
  Object.entries(namesByKey).flatMap(([key, names]) =>
    [key, ...languages.map((language) => normalizeSearchText(names[language]))].map(
      (spelling) => [spelling, names] as const,
    ),
  ),
)

/** One line, without control, formatting or broken characters, of 40 characters at most. */
function cleaned(text: string): string {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return Array.from(line).slice(0, maximumLength).join('').trim()
}

/**
 * The industry that the query asks for: a known one by its name in the visitor's language, whatever
 * its spelling; other text as it is, cleaned; undefined where there is none (requirements R31).
 */
export function industryFromQuery(text: string | null, language: Language): string | undefined {
  const industry = cleaned(text ?? '')
  const names = namesBySpelling.get(normalizeSearchText(industry))
  return names?.[language] ?? (industry || undefined)
}
