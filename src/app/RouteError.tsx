import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../ui/MessagePage'
import { useErrorTitle } from './head/useErrorTitle'

const title = 'Unexpected Application Error!'

/** Replaces a page that threw an error (requirements, section 8). */
export function RouteError() {
  const { t } = useTranslation('not_found')
  useErrorTitle(title)
  return (
    <MessagePage title={<span lang="en">{title}</span>} text={t('unexpected_error')}>
      <Button
        onClick={() => {
          window.location.reload()
        }}
      >
        {t('reload')}
      </Button>
    </MessagePage>
  )
}
