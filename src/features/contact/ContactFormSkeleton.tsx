import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldSkeleton } from '@/ui/FieldSkeleton'
import { ContactFormLayout } from './ContactFormLayout'

interface ContactFormSkeletonProps {
  /** Shown if the form could not be loaded. */
  readonly alert?: ReactNode
}

/** The contact form before it is loaded: the same size, without form controls. */
export function ContactFormSkeleton({ alert }: ContactFormSkeletonProps) {
  const { t } = useTranslation('contact')
  return (
    <div role="group" aria-label={t('form_label')} aria-busy={!alert}>
      <ContactFormLayout
        renderField={({ kind, isRequired }, label) => (
          <FieldSkeleton label={label} required={isRequired} isMultiline={kind === 'textarea'} />
        )}
        alert={alert}
        submitButton={<Button disabled>{t('send')}</Button>}
      />
    </div>
  )
}
