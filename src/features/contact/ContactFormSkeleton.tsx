import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NeedsScript } from '@/ui/NeedsScript'
import { ContactFormLayout } from './ContactFormLayout'
import { FieldSkeleton } from './FieldSkeleton'

interface ContactFormSkeletonProps {
  /** Shown if the form could not be loaded. */
  readonly alert?: ReactNode
}

/**
 * The skeleton of the contact form: it has the size of the form and no form controls. Without scripts
 * the skeleton is hidden, and an email address is shown instead.
 */
export function ContactFormSkeleton({ alert }: ContactFormSkeletonProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      <NeedsScript text={t('needs_script')} />
      <Skeleton role="group" aria-label={t('form_label')} aria-busy={!alert}>
        <ContactFormLayout
          renderField={({ kind, isRequired }, label) => (
            <FieldSkeleton label={label} required={isRequired} isMultiline={kind === 'textarea'} />
          )}
          alert={alert}
          submitButton={
            <Button aria-disabled inert>
              {t('send')}
            </Button>
          }
        />
      </Skeleton>
    </>
  )
}

const Skeleton = styled('div')({ '@media (scripting: none)': { display: 'none' } })
