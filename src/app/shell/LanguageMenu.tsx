import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { languageSwitched, selectLanguage } from '../../i18n/languageSlice'
import { languages } from '../../site/language'
import { pairedPath } from '../../site/siteMap'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { languageMenuToggled, selectLanguageMenuOpen } from '../../ui/uiSlice'
import { useDismiss } from '../../ui/useDismiss'
import styles from './LanguageMenu.module.css'

/** The two languages behind one button. Each is a link to the same place in that language. */
export function LanguageMenu() {
  const { t } = useTranslation('nav')
  const { pathname, search, hash } = useLocation()
  const dispatch = useAppDispatch()
  const current = useAppSelector(selectLanguage)
  const open = useAppSelector(selectLanguageMenuOpen)
  const menu = useRef<HTMLDetailsElement>(null)

  const close = useCallback(() => dispatch(languageMenuToggled(false)), [dispatch])
  useDismiss(menu, { open, opener: 'summary', close })

  return (
    <details ref={menu} className={styles.menu} open={open}>
      <summary
        aria-label={`${t('language')}: ${t(`language_${current}`)}`}
        onClick={(event) => {
          // The state opens the menu, so that what closes it is listening at once.
          event.preventDefault()
          dispatch(languageMenuToggled(!open))
        }}
      >
        <span aria-hidden="true">{current.toUpperCase()}</span>
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 4 4 4 4-4" stroke="currentColor" strokeWidth="2" fill="none" />
        </svg>
      </summary>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <Link
              to={`${pairedPath(pathname, language)}${search}${hash}`}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => {
                dispatch(languageSwitched(language))
                close()
              }}
            >
              {t(`language_${language}`)}
              {language === current && (
                <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d="m3 8.5 3.5 3.5L13 4.5"
                    stroke="currentColor"
                    strokeWidth="2"
                    fill="none"
                  />
                </svg>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
