import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { Formik, useFormikContext } from 'formik'
import { useTranslation } from 'react-i18next'
import { FormikField, FormikForm, restoreDraft, usePersistDraft } from '@/features/contactDetails'
import { cancellationFormSchema, reasonField } from '../domain/managedAppointment'
import { StepActions } from '../StepActions'
import { AppointmentErrorAlert } from './AppointmentErrorAlert'
import type { ManagedAppointment } from './useManagedAppointment'

/** Asks why a demo is cancelled, and cancels it. */
export function CancelForm(managed: ManagedAppointment) {
  return (
    <Formik
      {...restoreDraft(managed.draft, { reason: '' })}
      validationSchema={cancellationFormSchema}
      onSubmit={managed.cancel}
    >
      <ReasonForm {...managed} />
    </Formik>
  )
}

function ReasonForm({ failure, saveDraft, showForm }: ManagedAppointment) {
  const { t } = useTranslation(['appointment', 'scheduledemo'])
  const { isSubmitting } = useFormikContext()
  const form = usePersistDraft(saveDraft)

  return (
    <Form ref={form} name="cancellation" busyText={isSubmitting && t('scheduledemo:processing')}>
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
