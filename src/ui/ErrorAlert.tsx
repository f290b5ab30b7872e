import Alert, { type AlertProps } from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { bringIntoView } from './scroll'

interface ErrorAlertProps extends Pick<AlertProps, 'severity' | 'sx'> {
  /** Names the problem; left out if the content does. */
  readonly title?: string | undefined
  /** Describes the problem, or the next step of the visitor. */
  readonly children: ReactNode
}

/**
 * Scrolls to the button below an alert, so that both are seen, if the focus is in their form. The page
 * does not move for a visitor elsewhere.
 */
function showInUsedForm(alert: HTMLElement | null): void {
  const form = alert?.closest('form:focus-within')
  if (form) bringIntoView(form.querySelector<HTMLElement>('[type=submit]'), 'nearest')
}

/** An error with a way to go on. Screen readers announce it at once. */
export function ErrorAlert({ title, children, ...look }: ErrorAlertProps) {
  return (
    <Alert severity="error" {...look} ref={showInUsedForm}>
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  )
}
