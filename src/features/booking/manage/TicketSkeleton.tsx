import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Ticket, TicketColumns } from '../AppointmentTicket'

/** Date, time and zone. */
const values = ['h3', 'h2', 'body1'] as const

/** The shape of an appointment and of the buttons beside it. */
export const TicketSkeleton = () => (
  <TicketColumns aria-hidden>
    <Ticket>
      <Typography className="number">
        <Text variant="text" />
      </Typography>
      <Stack sx={{ gap: 2.5 }}>
        {values.map((variant) => (
          <div key={variant}>
            <Typography variant="body2">
              <Text variant="text" />
            </Typography>
            <Typography component="p" variant={variant}>
              <Text variant="text" />
            </Typography>
          </div>
        ))}
      </Stack>
    </Ticket>
    <Stack sx={{ gap: 2 }}>
      <Pill />
      <Pill />
    </Stack>
  </TicketColumns>
)

const Text = styled(Skeleton)(({ theme: { vars } }) => ({
  width: '9rem',
  maxWidth: '100%',
  backgroundColor: vars.palette.background.default,
}))

const Pill = styled(Skeleton)(({ theme: { vars } }) => ({
  width: '14em',
  maxWidth: '100%',
  height: 48,
  borderRadius: vars.radius.pill,
}))
