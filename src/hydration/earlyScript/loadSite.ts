import {
  contentAttribute,
  hydrateEarlyAttribute,
  hydrateOnVisibleAttribute,
  pendingLanguageAttribute,
  scriptsAttribute,
} from '../attributes'
import type { BrowserWindow } from './browserWindow'

/** Returns a function that requests the page's scripts and texts, once. */
export function createSiteLoader({ document }: BrowserWindow): () => void {
  const root = document.documentElement
  let hasBegun = false
  return () => {
    if (hasBegun) return
    hasBegun = true
    const content = root.getAttribute(contentAttribute)
    // The texts of the document's language are of no use to a page that is shown in the other one.
    if (content && !root.hasAttribute(pendingLanguageAttribute)) {
      const preload = { rel: 'preload', as: 'fetch', crossOrigin: '', href: content }
      document.head.append(Object.assign(document.createElement('link'), preload))
    }
    for (const src of root.getAttribute(scriptsAttribute)?.split(' ') ?? []) {
      document.head.append(Object.assign(document.createElement('script'), { async: false, src }))
    }
  }
}

/**
 * Loads the site's scripts at the visitor's first action, or when an element with `hydrateOnVisible`
 * comes into view, so a page that is only read loads no script. Pages that are useless before
 * hydration, and URLs with a query or a hash, load the scripts right after the first paint.
 */
export function loadOnFirstAction(window: BrowserWindow, loadSite: () => void): void {
  const { document, location } = window
  // Waits for a frame, so that the browser first paints its own response to the visitor's action.
  const loadAfterPaint = () => {
    window.requestAnimationFrame(() => window.setTimeout(loadSite))
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
