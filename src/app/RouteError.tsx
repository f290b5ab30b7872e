import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { MessagePage } from '../ui/MessagePage'

/** Replaces a page that threw an error (requirements, section 8). */
export function RouteError() {
  const { t } = useTranslation('not_found')
  return (
    <MessagePage
      title={<span lang="en">Unexpected Application Error!</span>}
      text={t('unexpected_error')}
    >
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
