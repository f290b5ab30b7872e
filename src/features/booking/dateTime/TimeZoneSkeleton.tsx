import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

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

/** The visible label of the zone picker, whose button has a name of its own. */
export const PickerLabel = (props: TypographyProps) => (
  <Typography
    component="span"
    variant="body2"
    aria-hidden
    sx={{ fontWeight: 'fontWeightMedium' }}
    {...props}
  />
)
