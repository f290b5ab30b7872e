import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageLink } from '@/ui/PageLink'
import { contactFields, type ContactField } from './domain/contactFields'

interface ContactFormLayoutProps {
  readonly renderField: (field: ContactField, label: string) => ReactNode
  /** Why the last message was not sent. */
  readonly alert?: ReactNode
  /** An error of the form as a whole; announced when it appears. */
  readonly error?: string | undefined
  readonly submitButton: ReactNode
}

const fullWidth = { gridColumn: '1 / -1' }

/** The layout that the contact form and its skeleton share. */
export function ContactFormLayout({
  renderField,
  alert,
  error,
  submitButton,
}: ContactFormLayoutProps) {
  const { t } = useTranslation('contact')
  return (
    <FieldGrid>
      <Typography variant="body2" color="textSecondary" sx={fullWidth}>
        {t('required_note')}
      </Typography>
      {contactFields.map((field) => (
        <Box key={field.name} sx={field.isFullWidth ? fullWidth : undefined}>
          {renderField(field, t(field.name))}
        </Box>
      ))}
      <Stack sx={{ ...fullWidth, gap: 2 }}>
        {alert}
        <Typography
          role="alert"
          color="error"
          sx={{ fontWeight: 'fontWeightMedium', '&:empty': { position: 'absolute' } }}
        >
          {error}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
          <span>{t('privacy_note')}</span>{' '}
          <Link component={PageLink} page="privacy">
            {t('privacy_link')}
          </Link>
        </Typography>
        <Box sx={{ display: 'grid', minWidth: 200, alignSelf: { sm: 'end' } }}>{submitButton}</Box>
      </Stack>
    </FieldGrid>
  )
}

const FieldGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  alignItems: 'start',
  gap: 20,
  '& > *': { minWidth: 0 },
})
