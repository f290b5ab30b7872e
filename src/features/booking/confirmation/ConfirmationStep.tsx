import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/PageLink'
import { AppointmentTicket, TicketColumns } from '../AppointmentTicket'
import { selectAppointment, selectDealId } from '../bookingSlice'
import { CalendarLinks } from './CalendarLinks'

/** Step 3: confirms the booking and offers to add it to a calendar. */
export default function ConfirmationStep() {
  const { t } = useTranslation('scheduledemo')
  const number = useAppSelector(selectDealId)
  const appointment = useAppSelector(selectAppointment)
  if (!appointment || number === undefined) return null
  return (
    <TicketColumns>
      <AppointmentTicket number={number} appointment={appointment} />
      <Stack sx={{ alignItems: 'start', gap: 2.5 }}>
        <CalendarLinks appointment={appointment} number={number} />
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
      </Stack>
    </TicketColumns>
  )
}
