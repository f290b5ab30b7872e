import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  FormikField,
  FormikForm,
  getFirstError,
  usePersistDraft,
  type Draft,
} from '../contactDetails'
import { ContactErrorAlert } from './ContactErrorAlert'
import { ContactFormLayout } from './ContactFormLayout'
import { formLeft, selectIsSubmitting } from './contactSlice'
import type { ContactMessage } from './domain/contactFields'
import type { FormServices } from './loadFormServices'
import { useCharacterCounter } from './useCharacterCounter'
import { useResetOnSuccess } from './useResetOnSuccess'

interface ContactFormContentProps {
  readonly services: FormServices | undefined
  /** Called when the visitor starts to use the form. */
  readonly onEngage: () => unknown
}

/** The form inside Formik: its fields, its errors and its button. */
export function ContactFormContent({ services, onEngage }: ContactFormContentProps) {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactMessage>()
  // The thunk may still be loading, or be running from before the visitor left the page.
  const isThunkPending = useAppSelector(selectIsSubmitting)
  const isBusy = isSubmitting || isThunkPending
  const error = submitCount > 0 ? getFirstError(errors) : undefined
  const countCharacters = useCharacterCounter()

  useResetOnSuccess()
  usePersistDraft(
    useCallback((draft: Draft<ContactMessage>) => dispatch(formLeft(draft)), [dispatch]),
  )

  return (
    <FormikForm
      isBusy={isBusy}
      aria-label={t('form_label')}
      onFocus={onEngage}
      onPointerDown={onEngage}
    >
      {services && <services.DetectedCountry isBusy={isBusy} />}
      <ContactFormLayout
        renderField={(field, label) => (
          <FormikField
            field={field}
            label={label}
            translateError={(key) => t(key)}
            isReadOnly={isBusy}
            getHelperText={field.hasCounter && ((value) => countCharacters(field, value))}
          />
        )}
        alert={<ContactErrorAlert />}
        error={error && t(error)}
        submitButton={
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? t('sending') : t('send')}
          </Button>
        }
      />
    </FormikForm>
  )
}
