import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/PageLink'
import { lazyPart } from '@/ui/LoadBoundary'
import { AppointmentSummary } from '../AppointmentSummary'
import { AppointmentTicket, TicketColumns } from '../AppointmentTicket'
import { selectDealId } from '../bookingSlice'

/** The links to calendars. Step 2 loads them in advance, so that the confirmation shows them at once. */
export const LazyCalendarLinks = lazyPart(
  () => import(/* webpackChunkName: "use-calendar-links" */ './CalendarLinks'),
)

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
        {/* The height of the links is reserved, so that nothing moves when they load. */}
        <Box sx={{ minHeight: 96 }}>
          <Suspense>
            <LazyCalendarLinks />
          </Suspense>
        </Box>
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
      </Stack>
    </TicketColumns>
  )
}
