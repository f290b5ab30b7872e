import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { Bubble } from '@/ui/Bubble'
import { selectBookingDraft } from '../bookingSlice'
import { getFirstName } from '../domain/getFirstName'
import { WavingAssistant } from '../WavingAssistant'

/** An assistant greets the visitor by name. */
export function Greeting() {
  const { t } = useTranslation('scheduledemo')
  const name = getFirstName(useAppSelector(selectBookingDraft)?.details.name ?? '')
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
      <Bubble shape="reply">
        <Typography variant="h4" component="p">
          {t('confirmation_intro', { name })}
        </Typography>
      </Bubble>
      <WavingAssistant />
    </Stack>
  )
}
