import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '@/ui/ButtonLink'

/** Advice if nothing was found: other words, and links to pages that answer most questions. */
export function NextSteps() {
  const { t } = useTranslation(['search', 'nav'])
  return (
    <>
      <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {t('advice')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink page="pricing" variant="outlined">
          {t('nav:pricing')}
        </ButtonLink>
        <ButtonLink page="home" anchor="contact" variant="outlined">
          {t('nav:contact')}
        </ButtonLink>
        <ButtonLink page="scheduleDemo">{t('nav:schedule_demo')}</ButtonLink>
      </Stack>
    </>
  )
}
