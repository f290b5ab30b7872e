import { expect, type Page } from '@playwright/test'

const liveRegions = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]'

/** Checks that a live region says a text. */
export async function expectAnnouncement(page: Page, text: string | RegExp) {
  await expect(page.locator(liveRegions).filter({ hasText: text }).first()).toBeAttached()
}
