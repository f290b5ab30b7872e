import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../../i18n/languageSlice'
import { useAppSelector } from '../../store/hooks'
import { Chevron } from './Chevron'
import styles from './Dropdown.module.css'
import { HeaderMenu } from './HeaderMenu'
import { LanguageLinks } from './LanguageLinks'

/** The languages behind one button. */
export function LanguageMenu() {
  const { t } = useTranslation('nav')
  const current = useAppSelector(selectLanguage)
  return (
    <HeaderMenu
      menu="language"
      name={`${t('language')}: ${t(`language_${current}`)}`}
      className={styles.dropdown}
      opener={
        <>
          <span aria-hidden="true">{current.toUpperCase()}</span>
          <Chevron />
        </>
      }
    >
      <LanguageLinks className={styles.end} />
    </HeaderMenu>
  )
}
