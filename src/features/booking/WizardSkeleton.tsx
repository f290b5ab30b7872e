import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { siteConfig } from '@/site/siteConfig'
import { PageLoading } from '@/ui/PageLoading'
import { WizardHeader } from './WizardHeader'

/** The prerendered wizard, with another way to book for visitors without JavaScript. */
export function WizardSkeleton() {
  const { t } = useTranslation('scheduledemo')
  return (
    <>
      <WizardHeader title={t('title')} subtitle={t('subtitle')} />
      <noscript>
        <p>
          {t('needs_script')} <Link href={`mailto:${siteConfig.email}`}>{siteConfig.email}</Link>
        </p>
      </noscript>
      <PageLoading />
    </>
  )
}
