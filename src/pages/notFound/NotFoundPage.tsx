import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/ButtonLink'
import { MessagePage } from '@/ui/MessagePage'

export default function NotFoundPage() {
  const { t } = useTranslation('not_found')
  return (
    <MessagePage numeral="404" title={t('title')} text={t('subtitle')}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
        <ButtonLink page="search" variant="outlined">
          {t('search')}
        </ButtonLink>
      </Stack>
    </MessagePage>
  )
}
