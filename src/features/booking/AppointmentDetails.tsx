import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography, { type TypographyProps } from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDate, formatShortDate, keepDayWithMonth } from '@/i18n/format'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { convertTime } from './domain/instant'
import { describeTimeZone, formatTimeZone } from './domain/timeZones'
import type { Appointment } from './domain/types'
import { useDeviceTimeZone } from './useDeviceTimeZone'
import { useFormatInlineTime, useFormatTime } from './useHourCycle'

interface AppointmentDetailsProps {
  /** Undefined while it loads. */
  readonly appointment: Appointment | undefined
}

/** Date, time and zone, and the same time in the zone of the visitor's device. */
export function AppointmentDetails({ appointment }: AppointmentDetailsProps) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const formatTime = useFormatTime()
  const names = useContent('time_zones')

  return (
    <section aria-label={t('your_appointment')}>
      <Rows>
        <div>
          <Term>{t('confirmation_date')}</Term>
          <Value
            variant="h3"
            sx={{ textWrap: 'balance', '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {appointment && keepDayWithMonth(formatDate(appointment.date, language))}
          </Value>
        </div>
        <div>
          <Term>{t('confirmation_time')}</Term>
          <Value variant="h2">{appointment && formatTime(appointment.time)}</Value>
          {appointment && <DeviceTime appointment={appointment} />}
        </div>
        <div>
          <Term>{t('confirmation_timezone')}</Term>
          <Value sx={{ fontWeight: 'fontWeightMedium' }}>
            {appointment && describeTimeZone(appointment.timeZone, appointment.date, names)}
          </Value>
        </div>
      </Rows>
    </section>
  )
}

/** The date, and below it time and zone: side by side where the ticket is wide enough. */
const Rows = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '20px 32px',
  margin: 0,
  '& > :first-of-type': { flexBasis: '100%' },
  '& > :last-of-type': { flex: '1 1 13rem' },
})

/** The time in the zone of the visitor's device, where that is another. */
function DeviceTime({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const formatInlineTime = useFormatInlineTime()
  const { date, time } = appointment
  const shown = convertTime(appointment, useDeviceTimeZone())
  if (shown.time === time && shown.date === date) return null
  const day = shown.date === date ? '' : `${formatDate(shown.date, language)}, `
  return (
    <Value color="textSecondary">
      {t('local_time', { time: `${day}${formatInlineTime(shown.time)}` })}
    </Value>
  )
}

/** An appointment in a line, on phones in two. It is at most a year away, so the line has no year. */
export function AppointmentLine({ appointment }: { readonly appointment: Appointment }) {
  const language = useTextLanguage()
  const formatInlineTime = useFormatInlineTime()
  const names = useContent('time_zones')
  const { date, time, timeZone } = appointment
  return (
    <Line>
      <span>{`${keepDayWithMonth(formatShortDate(date, language))},`}</span>{' '}
      <span>{`${formatInlineTime(time)} · ${formatTimeZone(timeZone, names)}`}</span>
    </Line>
  )
}

const Line = styled('span')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.5ch',
  '& > ::first-letter': { textTransform: 'uppercase' },
  [breakpoints.down('sm')]: { flexDirection: 'column' },
}))

/** The name of a value in an appointment's list. */
export const Term = (props: TypographyProps) => (
  <Typography component="dt" variant="body2" color="textSecondary" {...props} />
)

/** A value in an appointment's list, or its place while it loads. */
export const Value = ({
  children = <ValueSkeleton variant="text" />,
  ...props
}: TypographyProps) => (
  <Typography component="dd" {...props}>
    {children}
  </Typography>
)

export const ValueSkeleton = styled(Skeleton)(({ theme: { vars } }) => ({
  display: 'inline-block',
  width: '9rem',
  maxWidth: '100%',
  backgroundColor: vars.palette.background.default,
}))
