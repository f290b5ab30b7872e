import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { bringIntoView } from './scroll'

interface ErrorAlertProps {
  /** Names the problem; left out if the content does. */
  readonly title?: string | undefined
  /** Describes the problem, or the next step of the visitor. */
  readonly children: Exclude<ReactNode, string>
}

/**
 * Scrolls to the button below an alert, so that both are seen, if the focus is in their form. The page
 * does not move for a visitor elsewhere.
 */
export function showInUsedForm(alert: HTMLElement | null): void {
  const form = alert?.closest('form:focus-within')
  if (form) bringIntoView(form.querySelector<HTMLElement>('[type=submit]'), 'nearest')
}

/** An error with a way to go on. Screen readers announce it at once. */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <Frame role="alert" ref={showInUsedForm}>
      {title && <strong>{title}</strong>}
      {children}
    </Frame>
  )
}

/** Looks like MUI's `Alert`, which would weigh two kilobytes on pages with no other use for it. */
const Frame = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 8,
  padding: '16px 24px',
  border: `1.5px solid ${vars.palette.error.main}`,
  borderRadius: vars.radius.bubbleSmall,
  backgroundColor: vars.palette.background.paper,
  color: vars.palette.text.primary,
  lineHeight: 1.45,
  '& > strong': { textWrap: 'balance' },
}))
