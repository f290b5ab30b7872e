import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { AppointmentSummary } from '../AppointmentSummary'
import { AppointmentTicket, TicketColumns } from '../AppointmentTicket'
import { selectBookingDraft, selectDealId } from '../bookingSlice'
import { getFirstName } from '../domain/getFirstName'
import { LazyCalendarLinks } from './LazyCalendarLinks'

/** Step 3: confirms the booking and offers to add it to a calendar. */
export default function ConfirmationStep() {
  const { t } = useTranslation('scheduledemo')
  const dealId = useAppSelector(selectDealId)
  const name = getFirstName(useAppSelector(selectBookingDraft)?.details.name ?? '')
  return (
    <TicketColumns>
      <AppointmentTicket number={dealId}>
        <AppointmentSummary />
      </AppointmentTicket>
      <Stack sx={{ alignItems: 'start', gap: 2.5 }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('confirmation_intro', { name })}
        </Typography>
        <Typography>{t('confirmation_email')}</Typography>
        <LazyCalendarLinks />
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
      </Stack>
    </TicketColumns>
  )
}
