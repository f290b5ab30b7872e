import type { Page } from '@playwright/test'
import type { Language } from '@/site/language'
import type { viewports } from '../fixtures/visitor'
import type { AppointmentPageObject } from '../pages/AppointmentPageObject'
import type { BookingPage } from '../pages/BookingPage'
import type { ContactSectionPageObject } from '../pages/ContactSectionPageObject'
import type { DemoChatPageObject } from '../pages/DemoChatPageObject'
import type { SitePage } from '../pages/SitePage'

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
