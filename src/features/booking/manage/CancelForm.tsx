import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { FormikField, FormikForm } from '@/features/contactDetails'
import { reasonField } from '../domain/managedAppointment'
import { StepActions } from '../StepActions'
import { AppointmentErrorAlert } from './AppointmentErrorAlert'
import type { ManagedAppointment } from './useManagedAppointment'

/** Asks why a demo is cancelled, and cancels it. */
export function CancelForm({
  failure,
  showForm,
}: Pick<ManagedAppointment, 'failure' | 'showForm'>) {
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  const { isSubmitting } = useFormikContext()

  return (
    <Form name="cancellation" busyText={isSubmitting && t('scheduledemo:processing')}>
      <Stack sx={{ gap: 3 }}>
        <FormikField
          field={reasonField}
          label={t('reason')}
          translateError={() => t('error_too_long')}
          isReadOnly={isSubmitting}
          translateCount={t}
        />
        <AppointmentErrorAlert title={t('error_cancel')} failure={failure} />
        <StepActions>
          <Button
            variant="outlined"
            aria-disabled={isSubmitting}
            onClick={() => {
              if (!isSubmitting) showForm(undefined)
            }}
          >
            <span>{t('keep')}</span>
          </Button>
          <Button type="submit" color="error" aria-disabled={isSubmitting}>
            <span>{isSubmitting ? t('scheduledemo:processing') : t('cancel')}</span>
          </Button>
        </StepActions>
      </Stack>
    </Form>
  )
}

/** Beside the ticket, on phones above it: there, too, the buttons are in view at once. */
const Form = styled(FormikForm)(({ theme: { breakpoints } }) => ({
  [breakpoints.down('md')]: { order: -1 },
  // As wide as the field, also one below the other.
  '& button': { flex: '1 1 auto' },
}))
