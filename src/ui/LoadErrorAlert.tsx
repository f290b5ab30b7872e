import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { reloadLostSections } from '../i18n/createI18n'
import { EmailLink } from './EmailLink'
import { ErrorAlert } from './ErrorAlert'
import { focusPlace } from './scroll'

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
