import { scriptingAttribute } from '../attributes'
import type { BrowserWindow } from './browserWindow'
import { closeMenus } from './closeMenus'
import { layOutByFrames } from './layOutByFrames'
import { createSiteLoader, loadOnFirstAction } from './loadSite'
import { queueClicks } from './queueClicks'
import { settleLanguage } from './settleLanguage'

/**
 * Runs in the head of every document before the first paint. esbuild inlines it, so every import
 * here is paid for by every document.
 */
export function runEarlyScript(window: BrowserWindow): void {
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
