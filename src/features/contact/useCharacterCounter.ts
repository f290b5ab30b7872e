import { useTranslation } from 'react-i18next'
import { countCharacters } from '../contactDetails'
import type { ContactField } from './domain/contactFields'

/** Returns a function for a field's counter text, which is empty until few characters are left. */
export function useCharacterCounter() {
  const { t } = useTranslation('contact')
  return ({ maxLength }: ContactField, value: string): string => {
    const counted = countCharacters(maxLength, value)
    return counted ? t(counted.key, { count: counted.count }) : ''
  }
}
