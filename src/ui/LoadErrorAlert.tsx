import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { reloadLostSections } from '../i18n/reloadLostSections'
import { EmailLink } from './EmailLink'
import { ErrorAlert } from './ErrorAlert'

/** Says in the place of a part of the page that it could not be loaded, and loads it again on request. */
export function LoadErrorAlert({ onRetry }: { readonly onRetry: () => void }) {
  const { t, i18n } = useTranslation('not_found')
  return (
    <ErrorAlert>
      <p>
        <span>{t('part_lost')}</span> <EmailLink />
      </p>
      <Button
        size="small"
        onClick={() => {
          reloadLostSections(i18n)
          onRetry()
        }}
      >
        {t('retry')}
      </Button>
    </ErrorAlert>
  )
}
