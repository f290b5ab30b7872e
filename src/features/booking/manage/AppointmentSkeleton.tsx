import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { NeedsScript } from '@/ui/NeedsScript'
import { TicketColumns } from '../AppointmentTicket'
import { WizardHeader } from '../WizardHeader'

/** The prerendered page, with another way to change an appointment for visitors without JavaScript. */
export function AppointmentSkeleton() {
  // The document brings along the texts of later views, too.
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  useContent('time_zones')
  return (
    <>
      <WizardHeader title={t('loading_title')} subtitle={t('loading_text')} />
      <NeedsScript text={t('needs_script')} />
      <TicketSkeleton />
    </>
  )
}

/** The shape of an appointment. */
export const TicketSkeleton = () => (
  <TicketColumns aria-hidden>
    <Skeleton sx={{ height: 380 }} />
  </TicketColumns>
)
