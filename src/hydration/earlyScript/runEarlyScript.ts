import { scriptingAttribute } from '../attributes'
import { closeMenus } from './closeMenus'
import { layOutByFrames } from './layOutByFrames'
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
  closeMenus(window)
  layOutByFrames(window)
}
