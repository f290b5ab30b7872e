import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useCallback, useEffect, useRef } from 'react'
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
import { formLeft, selectIsConfirmed, selectIsSubmitting } from './contactSlice'
import type { ContactMessage } from './domain/contactFields'
import type { FormServices } from './loadFormServices'
import { MessageSent } from './MessageSent'
import { useCharacterCounter } from './useCharacterCounter'
import { useResetOnSuccess } from './useResetOnSuccess'

interface ContactFormContentProps {
  readonly services: FormServices | undefined
  /** Called when the visitor starts to use the form. */
  readonly onEngage: () => unknown
}

/** The form inside Formik: its fields, its errors and its button; or that its message was sent. */
export function ContactFormContent(props: ContactFormContentProps) {
  const dispatch = useAppDispatch()
  const isConfirmed = useAppSelector(selectIsConfirmed)
  useResetOnSuccess()
  usePersistDraft(
    useCallback((draft: Draft<ContactMessage>) => dispatch(formLeft(draft)), [dispatch]),
  )
  return (
    <div ref={useFocusOnReopen(isConfirmed)}>
      {isConfirmed ? <MessageSent /> : <MessageForm {...props} />}
    </div>
  )
}

/** Focuses the first field of a form that is shown again. */
function useFocusOnReopen(isConfirmed: boolean) {
  const container = useRef<HTMLDivElement>(null)
  const wasConfirmed = useRef(isConfirmed)
  useEffect(() => {
    if (wasConfirmed.current && !isConfirmed) container.current?.querySelector('input')?.focus()
    wasConfirmed.current = isConfirmed
  }, [isConfirmed])
  return container
}

function MessageForm({ services, onEngage }: ContactFormContentProps) {
  const { t } = useTranslation('contact')
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactMessage>()
  // The thunk may still be loading, or be running from before the visitor left the page.
  const isThunkPending = useAppSelector(selectIsSubmitting)
  const isBusy = isSubmitting || isThunkPending
  const error = submitCount > 0 ? getFirstError(errors) : undefined
  const countCharacters = useCharacterCounter()

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
