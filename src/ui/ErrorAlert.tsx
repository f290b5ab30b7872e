import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { bringIntoView } from './scroll'

interface ErrorAlertProps {
  /** Names the problem; left out if the content does. */
  readonly title?: string | undefined
  /** Describes the problem, or the next step of the visitor. */
  readonly children: ReactNode
}

/** Does not scroll while the visitor is elsewhere on the page. */
function showInUsedForm(alert: HTMLElement | null): void {
  if (alert?.closest('form:focus-within')) bringIntoView(alert, 'nearest')
}

/**
 * An error with a way to go on. Screen readers announce it at once. In the form that the visitor
 * uses, it comes into view.
 */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <Alert severity="error" ref={showInUsedForm} sx={{ scrollMarginBottom: 16 }}>
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  )
}
