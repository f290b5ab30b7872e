/** The languages of the site. The first one is the default (requirements, section 4). */
export const languages = ['es', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'es'

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

export const getOtherLanguage = (language: Language): Language => (language === 'es' ? 'en' : 'es')
