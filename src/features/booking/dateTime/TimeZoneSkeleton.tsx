import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { PickerLabel } from './PickerLabel'

/** The place of the zone picker while it loads. */
export function TimeZoneSkeleton() {
  const { t } = useTranslation('scheduledemo')
  return (
    <Stack sx={{ gap: 0.5 }}>
      <PickerLabel>{t('timezone')}</PickerLabel>
      <Skeleton sx={{ height: 48 }} />
    </Stack>
  )
}
