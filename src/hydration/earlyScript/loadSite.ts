import {
  contentAttribute,
  hydratedAttribute,
  hydrateEarlyAttribute,
  hydrateOnVisibleAttribute,
  pendingLanguageAttribute,
  scriptingAttribute,
  scriptsAttribute,
} from '../attributes'
import { patienceMs, pauseMs } from '@/site/loading'
import type { BrowserWindow } from './browserWindow'

/** Loads the page's scripts and texts, each once. */
export interface SiteLoader {
  /** Requests them, so that they are there when they are wanted. */
  readonly preload: () => void
  /** Requests them and runs the scripts. */
  readonly load: () => void
}

/**
 * A script that is lost or cannot be parsed, because it was cut or is a page in its place, is requested
 * again: at once, then after a pause. When it stays lost, `NeedsScript` is shown; also when it takes long,
 * until it comes.
 */
export function createSiteLoader(window: BrowserWindow): SiteLoader {
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
  let isPreloaded = false
  const preload = () => {
    if (isPreloaded) return
    isPreloaded = true
    const content = root.getAttribute(contentAttribute)
    // The texts of the document's language are of no use to a page that is shown in the other one.
    if (content && !root.hasAttribute(pendingLanguageAttribute))
      add('link', { rel: 'preload', as: 'fetch', crossOrigin: '', href: content })
    for (const href of scripts)
      add('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href })
  }
  let isLoaded = false
  const load = () => {
    if (isLoaded) return
    isLoaded = true
    preload()
    window.addEventListener('error', tryAgain, true)
    window.setTimeout(() => {
      if (!root.hasAttribute(hydratedAttribute)) root.removeAttribute(scriptingAttribute)
    }, 2 * patienceMs)
    scripts.forEach(addScript)
  }
  return { preload, load }
}

/**
 * Loads the site's scripts at the visitor's first action, or when an element with `hydrateOnVisible`
 * comes into view, so a page that is only read loads no script. Pages that are useless before
 * hydration, and URLs with a query or a hash, request the scripts at once and run them after the first
 * paint.
 */
export function loadOnFirstAction(window: BrowserWindow, { preload, load }: SiteLoader): void {
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
    preload()
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
