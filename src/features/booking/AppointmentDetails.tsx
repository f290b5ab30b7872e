import Stack from '@mui/material/Stack'
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

/** Date, time and zone, and the same time in the zone of the visitor's device. */
export function AppointmentDetails({ appointment }: { readonly appointment: Appointment }) {
  const { t } = useTranslation('scheduledemo')
  const language = useTextLanguage()
  const formatTime = useFormatTime()
  const formatInlineTime = useFormatInlineTime()
  const names = useContent('time_zones')
  const deviceTimeZone = useDeviceTimeZone()
  const { date, time, timeZone } = appointment
  const deviceTime = convertTime(date, time, timeZone, deviceTimeZone)

  return (
    <section aria-label={t('your_appointment')}>
      <Stack component="dl" sx={{ gap: 2.5, margin: 0 }}>
        <div>
          <Term>{t('confirmation_date')}</Term>
          <Value
            variant="h3"
            sx={{ textWrap: 'balance', '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {keepDayWithMonth(formatDate(date, language))}
          </Value>
        </div>
        <div>
          <Term>{t('confirmation_time')}</Term>
          <Value variant="h2">{formatTime(time)}</Value>
          {(deviceTime.time !== time || deviceTime.date !== date) && (
            <Value color="textSecondary">
              {t('local_time', {
                time: `${deviceTime.date === date ? '' : `${formatDate(deviceTime.date, language)}, `}${formatInlineTime(deviceTime.time)}`,
              })}
            </Value>
          )}
        </div>
        <div>
          <Term>{t('confirmation_timezone')}</Term>
          <Value sx={{ fontWeight: 'fontWeightMedium' }}>
            {describeTimeZone(timeZone, date, names)}
          </Value>
        </div>
      </Stack>
    </section>
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
      <span>{`${formatShortDate(date, language)},`}</span>{' '}
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

/** A value in an appointment's list. */
export const Value = (props: TypographyProps) => <Typography component="dd" {...props} />
