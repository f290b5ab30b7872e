import { useTranslation } from 'react-i18next'
import { selectLanguage } from '../../i18n/languageSlice'
import { useContent } from '../../i18n/useContent'
import { useAppSelector } from '../../store/hooks'
import { LegalDocument } from '../../ui/LegalDocument'
import styles from './PrivacyPage.module.css'

/** The privacy policy, in the one language that it is written in (R8). */
export default function PrivacyPage() {
  const { t } = useTranslation('privacy_notice')
  const language = useAppSelector(selectLanguage)
  const privacy = useContent('privacy')
  return (
    <>
      {language !== privacy.writtenIn && <p className={styles.note}>{t('only_in_spanish')}</p>}
      <div lang={privacy.writtenIn}>
        <LegalDocument page="privacy" text={privacy} />
      </div>
    </>
  )
}
