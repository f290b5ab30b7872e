import { useContext, useEffect, useRef, useState } from 'react'
import { I18nContext } from 'react-i18next'
import { loadUsedSections } from '../i18n/createI18n'
import { languageSwitched, selectLanguage } from '../i18n/languageSlice'
import type { Language } from '../site/language'
import { getPageFromPath } from '../site/resolvePath'
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks'
import { loadDocument } from './documentLoading'
import { prefetchPage } from './usePrefetch'

/** Applies a change of language to the translations and to the document's `lang`. */
export function useApplyLanguage() {
  const language = useAppSelector(selectLanguage)
  // useTranslation would suspend until a dictionary is loaded, and so delay the first view.
  const { i18n } = useContext(I18nContext)
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const asked = useRef(i18n.language)
  const [lost, setLost] = useState<Language>()

  useEffect(() => {
    // changeLanguage renders all texts again, even if the language stays the same.
    if (asked.current === language) return
    asked.current = language
    let current = true
    // Loads all sections first: a missing one would shorten the page, and the visitor would lose their place.
    prefetchPage(i18n, language, getPageFromPath(window.location.pathname))
      .then(() => loadUsedSections(i18n, language))
      .then(async () => {
        if (!current) return
        setLost(undefined)
        await i18n.changeLanguage(language)
        document.documentElement.lang = language
      })
      .catch(() => (current ? loadDocument(store.getState()) : undefined))
      .catch(() => {
        if (!current) return
        // The page stays in its language.
        asked.current = i18n.language
        setLost(language)
        dispatch(languageSwitched(i18n.language as Language))
      })
    return () => {
      current = false
    }
  }, [i18n, language, dispatch, store])

  return {
    /** The language whose texts could not be loaded; undefined while they are loaded again. */
    lost: lost === language ? undefined : lost,
    forgetLost: () => {
      setLost(undefined)
    },
  }
}
