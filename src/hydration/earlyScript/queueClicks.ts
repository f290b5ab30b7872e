import { saveLanguagePreference } from '@/i18n/languagePreference'
import { isLanguage } from '@/site/language'
import { hydratedAttribute, waitingForm } from '../attributes'
import type { BrowserWindow } from './browserWindow'

/**
 * Keeps the last click on a button before hydration for `useHydrationComplete`, or for the form that it
 * belongs to, which repeats it. Enter in a form is a click on its button, too. A click on a language link
 * stores the language; the browser follows the link itself.
 */
export function queueClicks(window: BrowserWindow, loadSite: () => void): void {
  const { document } = window
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof window.Element)) return
      const control = target.closest<HTMLElement & { readonly hreflang?: string }>(
        'a[hreflang],button,[role=tab]',
      )
      if (!control) return
      const isHydrated = document.documentElement.hasAttribute(hydratedAttribute)
      if (isHydrated && !control.closest(waitingForm)) return
      if (isLanguage(control.hreflang)) {
        saveLanguagePreference(control.hreflang)
      } else {
        window.queuedClick = control
        loadSite()
      }
    },
    true,
  )
}
