import { saveLanguagePreference } from '@/i18n/languagePreference'
import { isLanguage } from '@/site/language'
import { patienceMs, pauseMs } from '@/site/loading'
import {
  contentAttribute,
  hydratedAttribute,
  hydrateEarlyAttribute,
  hydrateOnVisibleAttribute,
  pendingLanguageAttribute,
  scriptingAttribute,
  scriptsAttribute,
  waitingForm,
} from '../attributes'
import { hasNewTabKey } from '../hasNewTabKey'

/**
 * Makes the function that loads the page's scripts and texts, once.
 *
 * A script that is lost or cannot be parsed, because it was cut or is a page in its place, is requested
 * again: at once, then after a pause. When it stays lost, `NeedsScript` is shown; also when it takes long,
 * until it comes.
 */
export function createSiteLoader(window: typeof globalThis.window): () => void {
  const { document } = window
  const root = document.documentElement
  const scripts = root.getAttribute(scriptsAttribute)?.split(' ') ?? []
  const add = (name: 'link' | 'script', properties: object) => {
    document.head.append(Object.assign(document.createElement(name), properties))
  }
  const addScript = (src: string) => {
    add('script', { src, async: false })
  }
  const tryAgain = ({ target, filename, error }: ErrorEvent) => {
    const script = target as Partial<HTMLScriptElement>
    const failed = error instanceof SyntaxError ? filename : script.src
    // The query counts, and passes caches by, which may hold what came in place of the script.
    const [url, count] = `${failed}?0`.split('?') as [string, string]
    if (!scripts.some((src) => url.endsWith(src))) return
    // Otherwise webpack would wait for this element instead of requesting the script.
    script.remove?.()
    if (+count < 2) window.setTimeout(addScript, +count * pauseMs, `${url}?${+count + 1}`)
    else root.removeAttribute(scriptingAttribute)
  }
  let isLoaded = false
  return () => {
    if (isLoaded) return
    isLoaded = true
    const content = root.getAttribute(contentAttribute)
    // The texts of the document's language are of no use to a page that is shown in the other one.
    if (content && !root.hasAttribute(pendingLanguageAttribute))
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: content })
    window.addEventListener('error', tryAgain, true)
    window.setTimeout(() => {
      // A form that is being filled in stays: its script may still come.
      const isFormUsed = document.querySelector(waitingForm)?.contains(document.activeElement)
      if (!root.hasAttribute(hydratedAttribute) && !isFormUsed)
        root.removeAttribute(scriptingAttribute)
    }, 2 * patienceMs)
    scripts.forEach(addScript)
  }
}

/**
 * Loads the site's scripts at the visitor's first action, or when an element with `hydrateOnVisible`
 * comes into view, so a page that is only read loads no script. Pages that are useless before
 * hydration, and URLs with a query or a hash, load them after the first paint.
 */
export function loadOnFirstAction(window: typeof globalThis.window, load: () => void): void {
  const { document, location } = window
  // Waits for a frame, so that the browser first paints its own response to the visitor's action.
  const loadAfterPaint = () => {
    window.requestAnimationFrame(() => window.setTimeout(load))
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
    document.addEventListener(type, loadAfterPaint, { once: true, capture: true, passive: true })
  if (
    document.documentElement.hasAttribute(hydrateEarlyAttribute) ||
    location.search ||
    location.hash
  ) {
    document.addEventListener('DOMContentLoaded', loadAfterPaint)
    return
  }
  window.addEventListener('load', () => {
    const observer = new window.IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadAfterPaint()
    })
    for (const element of document.querySelectorAll(`[${hydrateOnVisibleAttribute}]`))
      observer.observe(element)
  })
}

/**
 * Keeps the last click on a button before hydration for `useHydrationComplete`, or for the form that it
 * belongs to, which repeats it. Enter in a form is a click on its button, too. A click on a language link
 * stores the language, and the browser follows the link itself, unless it would lose what was typed: then
 * the click is kept, too.
 */
export function queueClicks(window: typeof globalThis.window, loadSite: () => void): void {
  const { document } = window
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      if (!(target instanceof window.Element)) return
      const control = target.closest<HTMLElement & { readonly hreflang?: string }>(
        'a[hreflang],button,[role=tab]',
      )
      if (!control) return
      const isHydrated = document.documentElement.hasAttribute(hydratedAttribute)
      if (isHydrated && !control.closest(waitingForm)) return
      if (isLanguage(control.hreflang)) {
        const fields = document.querySelectorAll<HTMLInputElement>('input,textarea')
        const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
        if (
          !isTyped ||
          hasNewTabKey(event) ||
          !document.documentElement.hasAttribute(scriptingAttribute)
        ) {
          saveLanguagePreference(control.hreflang)
          return
        }
        event.preventDefault()
      }
      window.queuedClick = control
      loadSite()
    },
    true,
  )
}
