import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { AppointmentSummary } from '../AppointmentSummary'
import { selectBookingDraft, selectDealId, selectIsEarlierBooking } from '../bookingSlice'
import { LazyCalendarLinks } from './LazyCalendarLinks'

/** Step 3: confirms the booking and offers to add it to a calendar. */
export function ConfirmationStep() {
  const { t } = useTranslation('scheduledemo')
  const dealId = useAppSelector(selectDealId)
  const name = useAppSelector(selectBookingDraft)?.details.name.trim() ?? ''
  const isEarlier = useAppSelector(selectIsEarlierBooking)
  return (
    <Columns>
      <Ticket>
        <Typography className="number">
          {t('confirmation_number')}{' '}
          <Typography component="strong" variant="h4">
            {dealId}
          </Typography>
        </Typography>
        <AppointmentSummary />
      </Ticket>
      <Stack sx={{ alignItems: 'start', gap: 2.5 }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('confirmation_intro', { name })}
        </Typography>
        <Typography>{t('confirmation_email')}</Typography>
        {isEarlier && (
          <Alert severity="info" role="note">
            {t('confirmation_earlier', { email: siteConfig.email })}
          </Alert>
        )}
        <LazyCalendarLinks />
        <ButtonLink page="home">{t('back_home')}</ButtonLink>
      </Stack>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '40px clamp(32px, 6vw, 88px)',
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Ticket = styled(Card)(({ theme: { vars } }) => ({
  padding: 'clamp(24px, 4vw, 48px)',
  borderRadius: vars.radius.bubbleLarge,
  backgroundColor: vars.palette.site.indigoSoft,
  '.number': {
    marginBottom: 24,
    paddingBottom: 20,
    borderBottom: `2px dashed ${vars.palette.site.control}`,
  },
}))
