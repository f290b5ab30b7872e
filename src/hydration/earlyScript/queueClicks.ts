import { saveLanguagePreference } from '@/i18n/languagePreference'
import { isLanguage } from '@/site/language'
import { hydratedAttribute } from '../attributes'
import type { BrowserWindow } from './browserWindow'

/**
 * Keeps the last click on a button before hydration for `useHydrationComplete`, which repeats it. A
 * click on a language link stores the language; the browser follows the link itself.
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
      if (!control || document.documentElement.hasAttribute(hydratedAttribute)) return
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
