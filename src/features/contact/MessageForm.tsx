import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ErrorAlert } from '@/ui/ErrorAlert'
import { FormError } from '@/ui/FormError'
import { PageLink } from '@/ui/PageLink'
import {
  FormikField,
  FormikForm,
  useDetectedCountry,
  useFormError,
  usePersistDraft,
} from '../contactDetails'
import { formLeft, selectFailure, selectIsSubmitting, selectSentCount } from './contactSlice'
import { contactFields, type ContactMessage } from './domain/contactFields'

const fullWidth = { gridColumn: '1 / -1' }

/** The fields of the contact form and what it says. */
export function MessageForm() {
  const { t } = useTranslation('contact')
  const dispatch = useAppDispatch()
  // Not Formik's: the message may still be on its way from before the visitor left the page.
  const isBusy = useAppSelector(selectIsSubmitting)
  useDetectedCountry(isBusy)
  const sentCount = useAppSelector(selectSentCount)
  const form = usePersistDraft<ContactMessage>((draft) => dispatch(formLeft({ draft, sentCount })))
  const error = useFormError()

  return (
    <FormikForm ref={form} busyText={isBusy && t('sending')} aria-label={t('form_label')}>
      <FieldGrid>
        <Typography variant="body2" color="textSecondary" sx={fullWidth}>
          {t('required_note')}
        </Typography>
        {contactFields.map((field) => (
          <Box key={field.name} sx={field.isFullWidth ? fullWidth : undefined}>
            <FormikField
              field={field}
              label={t(field.name)}
              translateError={(key) => t(key)}
              isReadOnly={isBusy}
              translateCount={t}
            />
          </Box>
        ))}
        <Stack sx={{ ...fullWidth, gap: 2 }}>
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
            <span>{t('privacy_note')}</span>{' '}
            <Link component={PageLink} page="privacy">
              {t('privacy_link')}
            </Link>
          </Typography>
          <ContactErrorAlert />
          <Stack>
            <FormError error={error && t(error)} />
            <Box sx={{ display: 'grid', minWidth: 200, alignSelf: { sm: 'end' } }}>
              <Button type="submit" aria-disabled={isBusy}>
                <span>{isBusy ? t('sending') : t('send')}</span>
              </Button>
            </Box>
          </Stack>
        </Stack>
      </FieldGrid>
    </FormikForm>
  )
}

const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: 20,
  '& > *': { minWidth: 0 },
})

/**
 * Why the last attempt to send the message failed, and what to do. Shown until the next attempt.
 */
function ContactErrorAlert() {
  const { t } = useTranslation('contact')
  const failure = useAppSelector(selectFailure)
  if (!failure) return null
  return (
    <ErrorAlert title={t('error_title')}>
      <p>{t(`advice_${failure}`)}</p>
    </ErrorAlert>
  )
}
