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
 * Loads the site at the visitor's first action, or when an element with `hydrateOnVisible` comes into
 * view: a page that is only read needs no script. A page that is of no use without its script, and a
 * URL with a query or a hash, load it at once. The browser always paints its own response first.
 */
export function loadOnFirstAction(window: BrowserWindow, loadSite: () => void): void {
  const { document, location } = window
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
