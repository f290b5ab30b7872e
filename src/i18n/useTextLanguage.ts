import { useTranslation } from 'react-i18next'
import type { Language } from '../site/language'

/**
 * Returns the language of the texts on the screen. After a switch it differs from `selectLanguage`
 * until the new texts are loaded.
 */
export const useTextLanguage = (): Language => useTranslation([]).i18n.language as Language
