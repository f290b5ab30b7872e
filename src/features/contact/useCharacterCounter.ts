import { useTranslation } from 'react-i18next'
import type { ContactField } from './domain/contactFields'

/** From which share of the maximum length on the characters are counted. */
const nearLimit = 0.9

/**
 * Returns a function that says how many characters a field still takes, once few are left, or how
 * many it has too many (requirements R39). It is empty before.
 */
export function useCharacterCounter() {
  const { t } = useTranslation('contact')
  return ({ maxLength }: ContactField, value: string): string => {
    const { length } = value.trim()
    if (length < maxLength * nearLimit) return ''
    return length <= maxLength
      ? t('characters_left', { count: maxLength - length })
      : t('characters_over', { count: length - maxLength })
  }
}
