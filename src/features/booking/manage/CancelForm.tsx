import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { countCharacters, FormikField, FormikForm } from '@/features/contactDetails'
import { reasonField } from '../domain/managedAppointment'
import type { Appointment } from '../domain/types'
import { Ticket, TicketColumns } from '../AppointmentTicket'
import { StepActions } from '../StepActions'
import { wizardColumns } from '../WizardHeader'
import { AppointmentComparison } from './AppointmentComparison'
import { AppointmentErrorAlert } from './AppointmentErrorAlert'
import type { ManagedAppointment } from './useManagedAppointment'

type CancelFormProps = Pick<ManagedAppointment, 'failure' | 'setIntent'> & {
  readonly appointment: Appointment
}

/** Asks why a demo is cancelled, and cancels it. */
export function CancelForm({ appointment, failure, setIntent }: CancelFormProps) {
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  const { isSubmitting } = useFormikContext()

  return (
    <FormikForm busyText={isSubmitting && t('scheduledemo:processing')}>
      <TicketColumns sx={{ gridTemplateColumns: { md: '1fr', lg: wizardColumns } }}>
        <Ticket sx={{ order: { lg: 1 } }}>
          <AppointmentComparison
            rows={[{ label: t('scheduledemo:your_appointment'), appointment }]}
          />
        </Ticket>
        <Stack sx={{ gap: 3 }}>
          <FormikField
            field={reasonField}
            label={t('reason')}
            translateError={() => t('error_too_long')}
            isReadOnly={isSubmitting}
            getHelperText={(value) => countCharacters(reasonField.maxLength, value, t)}
          />
          <AppointmentErrorAlert title={t('error_cancel')} failure={failure} />
          <StepActions>
            <Button
              variant="outlined"
              aria-disabled={isSubmitting}
              onClick={() => {
                if (!isSubmitting) setIntent(undefined)
              }}
            >
              <span>{t('keep')}</span>
            </Button>
            <Button type="submit" color="error" aria-disabled={isSubmitting}>
              <span>{isSubmitting ? t('scheduledemo:processing') : t('cancel')}</span>
            </Button>
          </StepActions>
        </Stack>
      </TicketColumns>
    </FormikForm>
  )
}
