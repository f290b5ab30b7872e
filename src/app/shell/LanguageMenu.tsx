import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/hydration/useHydrated'
import { selectLanguage, languageSwitched } from '@/i18n/languageSlice'
import { useTextLanguage } from '@/i18n/useContent'
import { languages, type Language } from '@/site/language'
import { getUnknownPath } from '@/site/resolvePath'
import { useAppSelector, useAppDispatch } from '@/store/hooks'
import { floatingShadow } from '@/theme/components/surfaces'
import { LoadErrorAlert } from '@/ui/ErrorAlert'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { lostLanguageDismissed, selectLostLanguage } from '@/ui/uiSlice'
import { usePage } from '../usePage'
import { Dropdown } from './HeaderMenu'
import { NavList } from './NavList'

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

/** Links to the current page in each language; the current language is marked. */
export function LanguageLinks() {
  const { t } = useTranslation('nav')
  const { pathname, search, hash } = useLocation()
  // Only after hydration: a prerendered page has neither query nor hash, the not-found page no
  // path, and an appointment no token. A link without a path loads the document again, whose early
  // script then shows it in the chosen language.
  const hydrated = useHydrated()
  const { id, getPath } = usePage(pathname)
  const getPathIn = (language: Language) => {
    if (hydrated) return getPath(language)
    if (id === 'appointment') return ''
    return id === 'notFound' ? getUnknownPath('/404', language) : getPath(language)
  }
  const rest = hydrated ? `${search}${hash}` : ''
  const current = useAppSelector(selectLanguage)

  return (
    <NavList>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`${getPathIn(language)}${rest}`}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            <span>{t(`language_${language}`)}</span>
            {language === current && <StrokeIcon d="m3 8.5 3.5 3.5L13 4.5" size={16} />}
          </a>
        </li>
      ))}
    </NavList>
  )
}

/** Announces a switch of language, once the texts are in the new one, or says that it has failed. */
export function LanguageStatus() {
  const { t } = useTranslation('nav')
  const dispatch = useAppDispatch()
  const lost = useAppSelector(selectLostLanguage)
  const language = useTextLanguage()
  const [previous, setPrevious] = useState(language)
  const [isSwitched, setSwitched] = useState(false)
  if (previous !== language) {
    setPrevious(language)
    setSwitched(true)
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {isSwitched && `${t('language')}: ${t(`language_${language}`)}`}
      </p>
      {lost && (
        <BelowHeader>
          <LoadErrorAlert
            text={t('language_lost')}
            onRetry={() => dispatch(languageSwitched(lost))}
            onClose={() => dispatch(lostLanguageDismissed())}
          />
        </BelowHeader>
      )}
    </>
  )
}

const BelowHeader = styled('div')({
  position: 'absolute',
  top: 'calc(100% + 8px)',
  right: 'var(--gutter)',
  marginInlineStart: 'var(--gutter)',
  '& > *': { boxShadow: floatingShadow },
})
