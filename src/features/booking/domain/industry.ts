import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import { languages, type Language } from '@/site/language'

const maxLength = 40

/** The name of no particular industry, in both languages. */
export const generalIndustry = 'General'

const namesByKey: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  financial: { es: 'Financiero', en: 'Financial' },
  retail: { es: 'Comercio', en: 'Retail' },
  automotive: { es: 'Automotriz', en: 'Automotive' },
  health: { es: 'Salud', en: 'Health' },
  general: { es: generalIndustry, en: generalIndustry },
}

/**
 * Maps every accepted spelling (the key, the Spanish and the English name) to the industry's names.
 */
const namesBySpelling = new Map(
  Object.entries(namesByKey).flatMap(([key, names]) =>
    [key, ...languages.map((language) => normalizeSearchText(names[language]))].map(
      (spelling) => [spelling, names] as const,
    ),
  ),
)

/**
 * Makes a single line of at most 40 characters, without control, formatting or broken characters.
 */
function cleanText(text: string): string {
  const line = text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/ +/g, ' ')
    .trim()
  return Array.from(line).slice(0, maxLength).join('').trim()
}

/**
 * The industry in the query: a known one by its name in the given language, however it is spelled;
 * any other text as it is, cleaned; undefined if there is none (requirements R31).
 */
export function getIndustryFromQuery(text: string | null, language: Language): string | undefined {
  const industry = cleanText(text ?? '')
  const names = namesBySpelling.get(normalizeSearchText(industry))
  return names?.[language] ?? (industry || undefined)
}
