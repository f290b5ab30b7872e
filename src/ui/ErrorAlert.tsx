import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'

interface ErrorAlertProps {
  /** What went wrong; left out if the content says it. */
  readonly title?: string | undefined
  /** What went wrong or what the visitor can do about it. */
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
