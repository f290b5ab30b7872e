import { findBrowserLanguage, getDeviceLanguages } from '@/i18n/deviceLanguages'
import { isCrawler } from '@/i18n/isCrawler'
import { loadLanguagePreference, saveLanguagePreference } from '@/i18n/languagePreference'
import { defaultLanguage } from '@/site/language'
import { tokenParameter } from '@/site/tokenParameter'
import { alternatePathAttribute, pathAttribute, pendingLanguageAttribute } from '../attributes'

const englishHome = /^\/en\/*$/i

/**
 * Shows the page in the visitor's language, the stored one, else the browser's, else Spanish (requirements R1,
 * R2, R5): by replacing the document with the
 * one at the alternate path, or, where both languages share a path, by hiding the page until the
 * site's script has rendered it. An alias is replaced by the page's own path. Crawlers stay.
 */
export function settleLanguage(window: typeof globalThis.window, loadSite: () => void): void {
  const { document, location, navigator, history } = window
  const root = document.documentElement
  const path = root.getAttribute(pathAttribute)
  if (path === null || isCrawler(navigator.userAgent)) return

  const preference = loadLanguagePreference()
  const choosesEnglish = !preference && englishHome.test(location.pathname)
  if (choosesEnglish) saveLanguagePreference('en')
  const language = choosesEnglish
    ? 'en'
    : (preference ?? findBrowserLanguage(getDeviceLanguages(navigator)) ?? defaultLanguage)

  // The attributes of an appointment page have a placeholder for the token, which only the URL has.
  const suffix = location.search + location.hash
  const fill = (pattern: string) =>
    pattern.replace(tokenParameter, () => location.pathname.split('/').filter(Boolean).pop() ?? '')
  if (language !== root.lang) {
    const alternatePath = root.getAttribute(alternatePathAttribute)
    if (alternatePath) {
      location.replace(fill(alternatePath) + suffix)
      return
    }
    root.setAttribute(pendingLanguageAttribute, '')
    loadSite()
  }
  const own = fill(path)
  if (path && location.pathname !== own) history.replaceState(history.state, '', own + suffix)
}
