import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  countCharacters,
  FormikField,
  FormikForm,
  getFirstError,
  usePersistDraft,
  type Draft,
} from '../contactDetails'
import { ContactFormLayout } from './ContactFormLayout'
import { ContactErrorAlert } from './ContactErrorAlert'
import { formLeft, selectIsSubmitting, selectSentCount } from './contactSlice'
import type { ContactMessage } from './domain/contactFields'
import type { FormServices } from './loadFormServices'
import { useResetOnSuccess } from './useResetOnSuccess'

interface ContactFormContentProps {
  readonly services: FormServices | undefined
  /** Called when the visitor starts to use the form. */
  readonly onEngage: () => unknown
}

/** The content of the Formik form, or the confirmation once the message was sent. */
export function ContactFormContent(props: ContactFormContentProps) {
  const { services, onEngage } = props
  const dispatch = useAppDispatch()
  const sentCount = useAppSelector(selectSentCount)
  const [seenCount, setSeenCount] = useState(sentCount)
  const isSent = sentCount !== seenCount
  useResetOnSuccess()
  usePersistDraft(
    useCallback((draft: Draft<ContactMessage>) => dispatch(formLeft(draft)), [dispatch]),
  )

  // A message may be sent while the visitor is on another page; the services load on their return.
  useEffect(() => {
    if (isSent) onEngage()
  }, [isSent, onEngage])

  const container = useRef<HTMLDivElement>(null)
  const wasSent = useRef(isSent)
  useEffect(() => {
    if (wasSent.current && !isSent) container.current?.querySelector('input')?.focus()
    wasSent.current = isSent
  }, [isSent])

  return (
    <div ref={container}>
      {isSent && services ? (
        <services.MessageSent
          onReopen={() => {
            setSeenCount(sentCount)
          }}
        />
      ) : (
        <MessageForm {...props} />
      )}
    </div>
  )
}

function MessageForm({ services, onEngage }: ContactFormContentProps) {
  const { t } = useTranslation('contact')
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactMessage>()
  // The thunk may still be loading, or be running from before the visitor left the page.
  const isThunkPending = useAppSelector(selectIsSubmitting)
  const isBusy = isSubmitting || isThunkPending
  const error = submitCount > 0 ? getFirstError(errors) : undefined

  return (
    <FormikForm
      busyText={isBusy && t('sending')}
      aria-label={t('form_label')}
      onFocus={onEngage}
      onPointerDown={onEngage}
    >
      {services && <services.CountryDetector isBusy={isBusy} />}
      <ContactFormLayout
        renderField={(field, label) => (
          <FormikField
            field={field}
            label={label}
            translateError={(key) => t(key)}
            isReadOnly={isBusy}
            getHelperText={
              field.hasCounter && ((value) => countCharacters(field.maxLength, value, t))
            }
          />
        )}
        alert={<ContactErrorAlert />}
        error={error && t(error)}
        submitButton={
          <Button type="submit" aria-disabled={isBusy}>
            <span>{isBusy ? t('sending') : t('send')}</span>
          </Button>
        }
      />
    </FormikForm>
  )
}
