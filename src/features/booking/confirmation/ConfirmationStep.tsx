import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/PageLink'
import { AppointmentSummary } from '../AppointmentSummary'
import { AppointmentTicket, TicketColumns } from '../AppointmentTicket'
import { selectDealId } from '../bookingSlice'
import { CalendarLinks } from './CalendarLinks'

/** Step 3: confirms the booking and offers to add it to a calendar. */
export default function ConfirmationStep() {
  const { t } = useTranslation('scheduledemo')
  const dealId = useAppSelector(selectDealId)
  return (
    <TicketColumns>
      <AppointmentTicket number={dealId}>
        <AppointmentSummary />
      </AppointmentTicket>
      <Stack sx={{ alignItems: 'start', gap: 2.5 }}>
        <CalendarLinks />
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
      </Stack>
    </TicketColumns>
  )
}
