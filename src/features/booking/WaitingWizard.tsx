import { useTranslation } from 'react-i18next'
import { siteConfig } from '../../site/siteConfig'
import { PageLoading } from '../../ui/PageLoading'
import styles from './BookingWizard.module.css'
import headingStyles from './WizardHeading.module.css'

/** The booking before it is live: what it is about, and another way for those without scripts. */
export function WaitingWizard() {
  const { t } = useTranslation('scheduledemo')
  return (
    <div className={styles.wizard}>
      <header className={headingStyles.heading}>
        <div>
          <h1>{t('title')}</h1>
          <p className={headingStyles.subtitle}>{t('subtitle')}</p>
        </div>
      </header>
      <PageLoading />
      <noscript>
        <p>
          {t('needs_script')} <a href={`mailto:${siteConfig.email}`}>{siteConfig.email}</a>
        </p>
      </noscript>
    </div>
  )
}
