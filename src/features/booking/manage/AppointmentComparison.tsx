import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@/i18n/format'
import { selectLanguage } from '@/i18n/languageSlice'
import { useContent } from '@/i18n/useContent'
import { useAppSelector } from '@/store/hooks'
import { describeTimeZone } from '../domain/timeZones'
import type { Appointment } from '../domain/types'
import { useFormatInlineTime } from '../useHourCycle'

interface AppointmentComparisonProps {
  readonly rows: readonly {
    readonly label: string
    /** Undefined while none is chosen. */
    readonly appointment: Appointment | undefined
  }[]
}

/** The old and the new appointment, one below the other. */
export function AppointmentComparison({ rows }: AppointmentComparisonProps) {
  const { t } = useTranslation('appointment')
  const language = useAppSelector(selectLanguage)
  const formatTime = useFormatInlineTime()
  const names = useContent('time_zones')
  const write = ({ date, time, timeZone }: Appointment) =>
    `${formatDate(date, language)}, ${formatTime(time)} · ${describeTimeZone(timeZone, date, names)}`

  return (
    <Stack component="dl" sx={{ gap: 2, margin: 0 }}>
      {rows.map(({ label, appointment }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            sx={{
              // The lines that an appointment takes, so that choosing one moves nothing.
              minHeight: { xs: '4.8em', md: '3.2em', lg: 0 },
              fontWeight: 'fontWeightMedium',
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {appointment ? write(appointment) : t('nothing_chosen')}
          </Typography>
        </div>
      ))}
    </Stack>
  )
}
