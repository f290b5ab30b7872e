import { findBrowserLanguage, getDeviceLanguages } from '@/i18n/deviceLanguages'
import { isCrawler } from '@/i18n/isCrawler'
import { loadLanguagePreference, saveLanguagePreference } from '@/i18n/languagePreference'
import { defaultLanguage } from '@/site/language'
import { tokenParameter } from '@/site/tokenParameter'
import {
  alternatePathAttribute,
  hydratedAttribute,
  languageAttribute,
  pathAttribute,
  pendingLanguageAttribute,
} from '../attributes'

const englishHome = /^\/en\/*$/i
const belowEnglish = /^\/en\//i

/**
 * Shows the page in the visitor's language: the stored one, else the browser's, else Spanish (requirements R1,
 * R2, R5). A document in the other language is hidden, until the one at its alternate path replaces it or, where
 * there is none, the site's script has rendered the page anew. An alias is replaced by the page's own path. Crawlers stay,
 * and pages that were saved as files.
 */
export function settleLanguage(window: typeof globalThis.window, loadSite: () => void): void {
  const { document, location, navigator, history } = window
  if (!location.host || isCrawler(navigator.userAgent)) return
  const root = document.documentElement
  const path = root.getAttribute(pathAttribute)

  let preference = loadLanguagePreference()
  if (!preference && englishHome.test(location.pathname)) {
    preference = 'en'
    saveLanguagePreference(preference)
  }
  const isUnknownEnglish = !path && belowEnglish.test(location.pathname)
  const preferred =
    preference ?? findBrowserLanguage(getDeviceLanguages(navigator)) ?? defaultLanguage
  const language = isUnknownEnglish ? 'en' : preferred

  // From the back/forward cache, after a switch of language on another page. A hydrated page switches itself.
  window.addEventListener('pageshow', ({ persisted }) => {
    const isSwitched = (loadLanguagePreference() ?? preferred) !== preferred
    if (persisted && isSwitched && !root.hasAttribute(hydratedAttribute)) location.reload()
  })

  // The attributes of an appointment page have a placeholder for the token, which only the URL has.
  const suffix = location.search + location.hash
  const fill = (pattern: string) =>
    pattern.replace(tokenParameter, () => location.pathname.split('/').filter(Boolean).pop() ?? '')
  if (language !== root.getAttribute(languageAttribute)) {
    root.setAttribute(pendingLanguageAttribute, '')
    const alternatePath = root.getAttribute(alternatePathAttribute)
    if (alternatePath) {
      location.replace(fill(alternatePath) + suffix)
      return
    }
    loadSite()
  }
  if (!path) return
  const own = fill(path)
  if (location.pathname !== own) history.replaceState(history.state, '', own + suffix)
}
