import { useTranslation } from 'react-i18next'
import type { ContactField } from './domain/contactFields'

/** The counter starts at this share of the maximum length. */
const nearLimit = 0.9

/**
 * Returns a function for a field's counter text: how many characters are left, or too many
 * (requirements R39). The text is empty until the value is near the maximum length.
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
