import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AppointmentDetails, ValueSkeleton } from './AppointmentDetails'
import type { Appointment } from './domain/types'

interface AppointmentTicketProps {
  /** The number of the booking. */
  readonly number: number | undefined
  readonly appointment: Appointment | undefined
}

/** A booked appointment, or its shape while it loads. */
export function AppointmentTicket({ number, appointment }: AppointmentTicketProps) {
  const { t } = useTranslation('scheduledemo')
  return (
    <Ticket>
      <Typography className="number">
        <span>{t('confirmation_number')}</span>{' '}
        <Typography component="strong" variant="h4">
          {number ?? <ValueSkeleton variant="text" sx={{ width: '3ch' }} />}
        </Typography>
      </Typography>
      <AppointmentDetails appointment={appointment} />
    </Ticket>
  )
}

/** Two columns: the ticket, and the actions beside it. */
export const TicketColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'var(--wizard-columns)',
  gap: '40px var(--space-block)',
  alignItems: 'start',
})

/** The shape of a ticket. Its `number` stands above a dashed line. */
export const Ticket = styled(Card)(({ theme: { vars } }) => ({
  padding: 'var(--space-card)',
  borderRadius: vars.radius.bubbleLarge,
  backgroundColor: vars.palette.site.indigoSoft,
  '.number': {
    margin: '0 calc(var(--space-card) * -1) 24px',
    padding: '0 var(--space-card) 20px',
    borderBottom: `2px dashed ${vars.palette.site.control}`,
  },
}))
