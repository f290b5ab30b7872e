import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'

interface ErrorAlertProps {
  /** Names the problem; left out if the content does. */
  readonly title?: string | undefined
  /** Describes the problem, or the next step of the visitor. */
  readonly children: ReactNode
}

/** An error with a way to go on. Screen readers announce it at once. */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <Alert severity="error">
      {title && <AlertTitle component="p">{title}</AlertTitle>}
      {children}
    </Alert>
  )
}
