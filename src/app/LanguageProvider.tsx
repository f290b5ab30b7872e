import type { i18n as I18n } from 'i18next'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { loadUsedSections } from '../i18n/createI18n'
import { languageSwitched, selectLanguage } from '../i18n/languageSlice'
import type { Language } from '../site/language'
import { getPageFromPath } from '../site/resolvePath'
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks'
import { languageLost } from '../ui/uiSlice'
import { reloadDocument } from './documentLoading'
import { prefetchPage } from './usePrefetch'

interface LanguageProviderProps {
  /** The translations in the language that the page starts in. */
  readonly i18n: I18n
  readonly children: ReactNode
}

/**
 * Provides the translations in the language of the store, and sets the document's `lang`. Each switch makes
 * a new i18next instance, as a new state: so React hydrates what is not hydrated yet in the document's
 * language first, and then renders it in the other one.
 */
export function LanguageProvider({ i18n: initial, children }: LanguageProviderProps) {
  const language = useAppSelector(selectLanguage)
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const [i18n, setI18n] = useState(initial)

  useEffect(() => {
    // A new instance renders all texts again, even if the language stays the same.
    if (i18n.language === language) return
    let current = true
    // Loads all sections first: a missing one would shorten the page, and the visitor would lose their place.
    prefetchPage(i18n, language, getPageFromPath(window.location.pathname))
      .then(() => loadUsedSections(i18n, language))
      .then(() => {
        // No transition: it would wait for parts of the page whose code may be lost.
        if (current) setI18n(i18n.cloneInstance({ lng: language }))
      })
      .catch(() => (current ? reloadDocument(store.getState()) : undefined))
      .catch(() => {
        if (!current) return
        // The page stays in its language.
        dispatch(languageSwitched(i18n.language as Language))
        dispatch(languageLost(language))
      })
    return () => {
      current = false
    }
  }, [i18n, language, dispatch, store])

  useLayoutEffect(() => {
    // Not before the first switch: a translator of the browser may have set it.
    if (i18n !== initial) document.documentElement.lang = i18n.language
  }, [i18n, initial])

  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}
