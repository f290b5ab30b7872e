import {
  actedAttribute,
  actionEvents,
  scriptingAttribute,
  laidOutAttribute,
  skippedSections,
} from '../attributes'
import { createSiteLoader, loadOnFirstAction, queueClicks } from './loadSite'
import { settleLanguage } from './settleLanguage'

/**
 * Runs in the head of every document before the first paint, inlined by `scripts/prerender/compileInlineScripts.ts`:
 * every import here is paid for by every document. Tests pass a fake window.
 */
export function runEarlyScript(window: typeof globalThis.window): void {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const root = window.document.documentElement
  root.dataset.colorScheme = isDark ? 'dark' : 'light'
  root.setAttribute(scriptingAttribute, '')
  const loadSite = createSiteLoader(window)
  settleLanguage(window, loadSite)
  loadOnFirstAction(window, loadSite)
  queueClicks(window, loadSite)
  markFirstAction(window)
  closeMenus(window)
  layOutByFrames(window)
}

/** Says on the root element that the visitor has acted. */
function markFirstAction(window: typeof globalThis.window): void {
  const mark = () => {
    window.document.documentElement.setAttribute(actedAttribute, '')
  }
  // Capturing, because React keeps events in a part that is not hydrated yet from bubbling.
  const options = { capture: true, once: true, passive: true }
  for (const action of actionEvents) window.addEventListener(action, mark, options)
}

/**
 * Escape, or a press or focus outside, closes the open menu of the header. So does leaving the page, since the
 * back/forward cache would keep it open.
 */
export function closeMenus(window: typeof globalThis.window): void {
  const { document } = window
  const closeMenu = (event: Event) => {
    const menu = document.querySelector<HTMLDetailsElement>('details[name][open]')
    if (!menu) return
    const { key } = event as KeyboardEvent
    if (key ? key !== 'Escape' : menu.contains(event.target as Node)) return
    menu.open = false
    if (key) menu.querySelector('summary')?.focus()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown'])
    document.addEventListener(type, closeMenu, true)
  window.addEventListener('pagehide', closeMenu)
}

/**
 * Lays the page out after its first paint, and what is added later, one section a frame: the layout of a
 * whole page would be a long task. Until then Shell.module.css gives sections below the first view
 * `content-visibility: auto`. It does not wait for the load, which a single file that hangs holds back.
 */
export function layOutByFrames(window: typeof globalThis.window): void {
  const { document } = window
  let frame = 0
  const layOut = () => {
    frame ||= window.requestAnimationFrame(() => {
      frame = 0
      const section = document.querySelector(skippedSections)
      section?.setAttribute(laidOutAttribute, '')
      if (section) layOut()
    })
  }
  document.addEventListener('DOMContentLoaded', () => {
    window.requestAnimationFrame(() => {
      window.setTimeout(() => {
        layOut()
        // The whole document, because a page in another language replaces all of it.
        new window.MutationObserver(layOut).observe(document, { childList: true, subtree: true })
      })
    })
  })
}
