import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { LegalDocument } from '@/features/legal'
import { selectLanguage } from '@/i18n/languageSlice'
import { useContent } from '@/i18n/useContent'
import { useAppSelector } from '@/store/hooks'

/** The privacy policy, which exists in one language only (requirements R8). */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy_notice')
  const language = useAppSelector(selectLanguage)
  const privacy = useContent('privacy')
  return (
    <>
      {language !== privacy.writtenIn && (
        <Container sx={{ pt: 3 }}>
          <Typography color="textSecondary">{t('only_in_spanish')}</Typography>
        </Container>
      )}
      <div lang={privacy.writtenIn}>
        <LegalDocument text={privacy} />
      </div>
    </>
  )
}
