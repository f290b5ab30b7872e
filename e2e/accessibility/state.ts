import type { Visit } from '../fixtures/test'
import type { viewports } from '../fixtures/visitor'

export interface State {
  readonly name: string
  readonly width?: keyof typeof viewports
  /** Whether other widths have no such state. */
  readonly isOnlyAtWidth?: true
  /** Opens the page and brings the state about. */
  readonly reach: (visit: Visit) => Promise<void>
  /** What a screen reader has announced by then. */
  readonly announces?: (visit: Visit) => string | RegExp
  /** Whether the page shows it as it loads. Elsewhere an action led here, which must not lose the focus. */
  readonly isReachedByLoading?: true
  /** Selector of what opened; by default the whole page is checked. */
  readonly part?: string
  /** Whether `npm test` checks it, too. */
  readonly isChecked?: 'always'
}
