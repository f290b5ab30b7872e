import { styled } from '@mui/material/styles'
import { PrerenderedForm } from '@/hydration/PrerenderedForm'
import { bringIntoView } from '@/ui/scroll'
import type { IsoDate } from '../domain/types'
import { wizardColumns } from '../WizardContainer'

/** The form around `DateTimeFields`. What follows them spans its columns. */
export const DateTimeForm = styled(PrerenderedForm)(({ theme }) => ({
  display: 'grid',
  gap: '24px var(--space-block)',
  gridTemplate: `'timeZone' 'calendar' 'slots' / minmax(0, 1fr)`,
  [theme.breakpoints.up('md')]: {
    gridTemplate: `'calendar timeZone' auto 'calendar slots' 1fr / ${wizardColumns}`,
  },
}))

/** Selectors of the elements that get the focus if the date or the time is missing. */
const focusableDay = '[role=gridcell][tabindex="0"]'
const freeSlot = 'input[type=radio]:not(:disabled)'

const shownError = '[role=alert]:not(:empty)'

/**
 * Focuses the calendar if the date is missing, otherwise the first free time. The error message stands
 * above the focused element, so it is scrolled into view once it is rendered.
 */
export function focusMissingField(form: HTMLElement, date: IsoDate | undefined): void {
  form.querySelector<HTMLElement>(date ? freeSlot : focusableDay)?.focus()
  requestAnimationFrame(() => {
    bringIntoView(form.querySelector<HTMLElement>(shownError), 'nearest')
  })
}
