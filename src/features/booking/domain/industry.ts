import en from '@/content/en/industries'
import es from '@/content/es/industries'
import { normalizeSearchText } from '@/i18n/normalizeSearchText'
import { industryKeys } from '@/site/industries'
import { languages, type Language } from '@/site/language'

const maxLength = 40

/** The name of no particular industry, in both languages. */
export const generalIndustry = 'General'

type Names = Readonly<Record<Language, string>>

/**
 * Maps every accepted spelling (the key, the Spanish and the English name) to the industry's names.
 */
const namesBySpelling = new Map<string, Names>([
  [normalizeSearchText(generalIndustry), { es: generalIndustry, en: generalIndustry }],
  ...industryKeys.flatMap((key) => {
    const names: Names = { es: es[key], en: en[key] }
    const spellings = [key, ...languages.map((language) => normalizeSearchText(names[language]))]
    return spellings.map((spelling) => [spelling, names] as const)
  }),
])

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
