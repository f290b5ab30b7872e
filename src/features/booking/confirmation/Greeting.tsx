import Stack from '@mui/material/Stack'
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
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Bubble component="p" shape="reply">
        {t('confirmation_intro', { name })}
      </Bubble>
      <WavingAssistant />
    </Stack>
  )
}
