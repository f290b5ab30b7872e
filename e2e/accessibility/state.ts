import type { Page } from '@playwright/test'
import type { Language } from '@/site/language'
import type { viewports } from '../fixtures/visitor'
import { AppointmentPageObject } from '../pages/AppointmentPageObject'
import { BookingPage } from '../pages/BookingPage'
import { ContactSectionPageObject } from '../pages/ContactSectionPageObject'
import { DemoChatPageObject } from '../pages/DemoChatPageObject'
import { SitePage } from '../pages/SitePage'

export interface Visit {
  readonly page: Page
  readonly language: Language
  readonly site: SitePage
  readonly booking: BookingPage
  readonly appointment: AppointmentPageObject
  readonly contact: ContactSectionPageObject
  readonly chat: DemoChatPageObject
  /** Names a console message that the state provokes. */
  readonly expectProblem: (message: RegExp) => void
}

export interface State {
  readonly name: string
  readonly width?: keyof typeof viewports
  /** Whether other widths have no such state. */
  readonly isOnlyAtWidth?: true
  /** Opens the page and brings the state about. */
  readonly reach: (visit: Visit) => Promise<void>
  /** What a screen reader has announced by then. */
  readonly announces?: (visit: Visit) => string | RegExp
  /** Whether an action of the visitor led here; it must not lose the focus. */
  readonly isReachedByAction?: boolean
  /** Selector of what opened; by default the whole page is checked. */
  readonly part?: string
  /** Whether `npm test` checks it, too. */
  readonly isChecked?: 'always'
}

/** A visit of the site in a language. */
export const createVisit = (
  page: Page,
  language: Language,
  expectProblem: (message: RegExp) => void,
): Visit => ({
  page,
  language,
  site: new SitePage(page, language),
  booking: new BookingPage(page, language),
  appointment: new AppointmentPageObject(page, language),
  contact: new ContactSectionPageObject(page, language),
  chat: new DemoChatPageObject(page, language),
  expectProblem,
})
