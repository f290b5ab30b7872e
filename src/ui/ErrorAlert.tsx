import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { bringIntoView } from './scroll'

interface ErrorAlertProps {
  /** Names the problem; left out if the content does. */
  readonly title?: string | undefined
  /** Describes the problem, or the next step of the visitor. */
  readonly children: Exclude<ReactNode, string>
}

/** Scrolls to an alert if the focus is in its form. The page does not move for a visitor elsewhere. */
function showInUsedForm(alert: HTMLElement | null): void {
  if (alert?.closest('form:focus-within')) bringIntoView(alert, 'nearest')
}

/** An error with a way to go on. Screen readers announce it at once. */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <Alert severity="error" ref={showInUsedForm} sx={{ scrollMarginBottom: 16 }}>
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  )
}
