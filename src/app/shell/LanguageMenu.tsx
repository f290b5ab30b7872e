import { useTranslation } from 'react-i18next'
import { selectLanguage } from '@/i18n/languageSlice'
import { useAppSelector } from '@/store/hooks'
import { Dropdown } from './Dropdown'
import { LanguageLinks } from './LanguageLinks'

/** The languages behind one button. */
export function LanguageMenu() {
  const { t } = useTranslation('nav')
  const current = useAppSelector(selectLanguage)
  return (
    <Dropdown
      menu="language"
      name={`${t('language')}: ${t(`language_${current}`)}`}
      label={<span aria-hidden="true">{current.toUpperCase()}</span>}
      end
    >
      <LanguageLinks />
    </Dropdown>
  )
}
