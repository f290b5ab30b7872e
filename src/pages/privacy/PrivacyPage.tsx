import { useTranslation } from 'react-i18next'
import { LegalDocument } from '@/features/legal'
import { useContent, useTextLanguage } from '@/i18n/useContent'
import { EmailLink } from '@/ui/EmailLink'

/** The privacy policy, which exists in one language only (requirements R8). */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy_notice')
  const privacy = useContent('privacy')
  const language = useTextLanguage()
  return (
    <div lang={privacy.writtenIn}>
      <LegalDocument
        text={privacy}
        note={
          language !== privacy.writtenIn && (
            <span lang={language}>
              <span>{t('only_in_spanish')}</span> <EmailLink />
            </span>
          )
        }
      />
    </div>
  )
}
