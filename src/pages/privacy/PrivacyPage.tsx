import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { LegalDocument } from '@/features/legal'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { Bubble } from '@/ui/Bubble'
import { EmailLink } from '@/ui/EmailLink'

/** The privacy policy, which exists in one language only (requirements R8). */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy_notice')
  const privacy = useContent('privacy')
  const language = useTextLanguage()
  return (
    <>
      {language !== privacy.writtenIn && (
        <Container sx={{ pt: 3 }}>
          <Note component="p" shape="bubbleSmall">
            <span>{t('only_in_spanish')}</span> <EmailLink />
          </Note>
        </Container>
      )}
      <div lang={privacy.writtenIn}>
        <LegalDocument text={privacy} />
      </div>
    </>
  )
}

/** It overlaps the upper edge of the document's bubble. */
const Note = styled(Bubble)(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  zIndex: 1,
  width: 'fit-content',
  marginInline: 'var(--space-card)',
  marginBottom: 'calc(-16px - var(--space-item))',
  padding: '12px 20px',
  '@media print': { margin: 0 },
}))
