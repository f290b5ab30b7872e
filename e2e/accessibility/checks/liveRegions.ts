import { expect, type Page } from '@playwright/test'

/**
 * Notes what screen readers announce on the pages from now on: what changes in a live region that was
 * there before, and an alert that appears. Any other region that appears with its text is silent.
 */
export const noteAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const liveRegions = '[role=alert], [role=status], [role=log], [aria-live]'
    const announced: string[] = []
    Object.assign(window, { announced })
    const known = new WeakSet<Element>()
    const learnRegions = () => {
      for (const region of document.querySelectorAll(liveRegions)) known.add(region)
    }
    const note = (element: Element) => {
      announced.push(element.textContent.replace(/\s+/g, ' '))
    }
    const noteChange = ({ type, target, addedNodes }: MutationRecord) => {
      if (type === 'childList' && addedNodes.length === 0) return
      const changed = target instanceof Element ? target : target.parentElement
      const region = changed?.closest(liveRegions)
      const isLive = region && known.has(region) && region.getAttribute('aria-live') !== 'off'
      if (isLive) note(region)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches('[role=alert]')) note(node)
        node.querySelectorAll('[role=alert]').forEach(note)
      }
    }
    document.addEventListener('DOMContentLoaded', () => {
      learnRegions()
      const observer = new MutationObserver((changes) => {
        changes.forEach(noteChange)
        learnRegions()
      })
      observer.observe(document, { childList: true, characterData: true, subtree: true })
    })
  })

/** Checks that a text was announced since `noteAnnouncements`. */
export async function expectAnnouncement(page: Page, text: string | RegExp) {
  const isAnnounced =
    typeof text === 'string'
      ? expect.stringContaining(text.replace(/\s+/g, ' '))
      : expect.stringMatching(text)
  const read = () =>
    page.evaluate(() => (window as Window & { announced?: string[] }).announced ?? [])
  await expect.poll(read).toContainEqual(isAnnounced)
}
