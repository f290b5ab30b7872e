import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadLostSections } from '../i18n/createI18n'
import { EmailLink } from './EmailLink'
import { bringIntoView, focusPlace } from './scroll'

interface ErrorAlertProps {
  /** Names the problem; left out if the content does. */
  readonly title?: string | undefined
  /** Describes the problem, or the next step of the visitor. */
  readonly children: Exclude<ReactNode, string>
}

/** Returns the button below an alert if the focus is in their form: the page does not move for a visitor elsewhere. */
export const findUsedButton = (alert: HTMLElement | null): HTMLElement | null =>
  alert?.closest('form:focus-within')?.querySelector<HTMLElement>('[type=submit]') ?? null

/** Scrolls so that an alert is seen and, where both fit on the screen, the button below it. */
function showWithButton(alert: HTMLElement | null): void {
  const button = findUsedButton(alert)
  if (!alert || !button) return
  const room = button.getBoundingClientRect().bottom - alert.getBoundingClientRect().bottom
  alert.style.scrollMarginBottom = `${room}px`
  bringIntoView(alert, 'nearest')
}

/** An error with a way to go on. Screen readers announce it at once. */
export function ErrorAlert({ title, children }: ErrorAlertProps) {
  return (
    <Frame role="alert" ref={showWithButton}>
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

interface LoadErrorAlertProps {
  /** What could not be loaded, up to the e-mail address; by default a part of the page. */
  readonly text?: string
  readonly onRetry: () => void
  /** Shows a button that closes a message over the page. */
  readonly onClose?: () => void
}

/** Says that something could not be loaded, and loads it again on request. */
export function LoadErrorAlert({ text, onRetry, onClose }: LoadErrorAlertProps) {
  const { t, i18n } = useTranslation('not_found')
  return (
    <ErrorAlert>
      <p>
        <span>{text ?? t('part_lost')}</span> <EmailLink />
      </p>
      <div>
        <Button
          size="small"
          onClick={({ currentTarget }) => {
            focusSurroundings(currentTarget)
            reloadLostSections(i18n)
            onRetry()
          }}
        >
          <span>{t('retry')}</span>
        </Button>
        {onClose && (
          <Button
            variant="text"
            size="small"
            onClick={({ currentTarget }) => {
              focusSurroundings(currentTarget)
              onClose()
            }}
          >
            <span>{t('close')}</span>
          </Button>
        )}
      </div>
    </ErrorAlert>
  )
}

/** Moves the focus from a button, which disappears with its alert, to the part of the page around it. */
function focusSurroundings(button: Element): void {
  const places = '[tabindex="0"], section, form, main, header, footer'
  // From its parent on: MUI's button has a `tabindex` itself.
  const surroundings = button.parentElement?.closest<HTMLElement>(places)
  if (surroundings) focusPlace(surroundings)
}
