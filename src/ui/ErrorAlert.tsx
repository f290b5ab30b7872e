import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'

interface ErrorAlertProps {
  /** What went wrong, where that is not all that there is to say. */
  readonly title?: string | undefined
  /** What the visitor can do about it. */
  readonly children: ReactNode
}

/** What went wrong and how to go on; it interrupts a screen reader. */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <Alert severity="error">
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  )
}
