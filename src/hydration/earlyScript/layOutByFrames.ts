import { laidOutAttribute, skippedSections } from '../attributes'

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
