import Button from '@mui/material/Button'
import { Form, useFormikContext } from 'formik'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import {
  DetailsPhoneField,
  DetailsTextArea,
  DetailsTextField,
  firstError,
  useFocusOnError,
  useKeptDraft,
  type Draft,
  type Explain,
} from '../contactDetails'
import { formLeft, selectContact } from './contactSlice'
import type { ContactMessage } from './domain/types'
import { FormLayout } from './FormLayout'
import { SendingProblem } from './SendingProblem'
import { useEmptiedForm } from './useEmptiedForm'
import { useSending } from './useSending'

/** The fields of a message. While it is sent they keep still, because success empties them. */
export function MessageForm() {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  const contact = useAppSelector(selectContact)
  const { errors, submitCount, isSubmitting } = useFormikContext<ContactMessage>()
  // It may still be waiting for what judges it, or be under way since before the page was left.
  const busy = isSubmitting || contact.busy
  const [sending, prepareSending] = useSending()
  const form = useFocusOnError()
  const error = submitCount > 0 ? firstError(errors) : undefined
  const explain: Explain = (key) => t(key)
  const field = { explain, readOnly: busy }

  useEmptiedForm()
  useKeptDraft(
    useCallback(
      (draft: Draft<ContactMessage>) => {
        dispatch(formLeft(draft))
      },
      [dispatch],
    ),
  )

  return (
    <Form
      noValidate
      ref={form}
      aria-label={t('form_label')}
      onFocus={prepareSending}
      onPointerDown={prepareSending}
    >
      {sending && <sending.DetectedCountry />}
      <FormLayout
        name={
          <DetailsTextField {...field} name="name" label={t('name')} required autoComplete="name" />
        }
        email={
          <DetailsTextField
            {...field}
            name="email"
            label={t('email')}
            required
            type="email"
            autoComplete="email"
          />
        }
        phone={<DetailsPhoneField {...field} label={t('phone')} />}
        company={
          <DetailsTextField
            {...field}
            name="company"
            label={t('company')}
            autoComplete="organization"
          />
        }
        subject={<DetailsTextField {...field} name="subject" label={t('subject')} />}
        message={<DetailsTextArea {...field} name="message" label={t('message')} required />}
        problem={<SendingProblem />}
        error={error && t(error)}
        submit={
          <Button type="submit" disabled={busy}>
            {busy ? t('sending') : t('send')}
          </Button>
        }
      />
    </Form>
  )
}
