import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { AppointmentLine, Term, Value } from '../AppointmentDetails'
import type { Appointment } from '../domain/types'

interface AppointmentComparisonProps {
  readonly rows: readonly {
    readonly label: string
    /** Undefined while none is chosen. */
    readonly appointment: Appointment | undefined
  }[]
}

/** Appointments with their labels, side by side where each fits on a line. */
export function AppointmentComparison({ rows }: AppointmentComparisonProps) {
  const { t } = useTranslation('appointment')
  return (
    <Stack component="dl" direction={{ xl: 'row' }} sx={{ gap: '16px 64px', margin: 0 }}>
      {rows.map(({ label, appointment }) => (
        <div key={label}>
          <Term>{label}</Term>
          <Value
            sx={{
              // The lines that an appointment takes, so that choosing one moves nothing.
              minHeight: appointment ? undefined : { xs: '2lh', sm: 0 },
              fontWeight: 'fontWeightMedium',
            }}
          >
            {appointment ? <AppointmentLine appointment={appointment} /> : t('nothing_chosen')}
          </Value>
        </div>
      ))}
    </Stack>
  )
}
