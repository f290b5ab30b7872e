import { useTranslation } from 'react-i18next'
import { useContent } from '@/i18n/useContent'
import { NeedsScript } from '@/ui/NeedsScript'
import { PageLoading } from '@/ui/PageLoading'
import { WizardHeader } from './WizardHeader'

/** The prerendered wizard, with another way to book for visitors without JavaScript. */
export function WizardSkeleton() {
  // The document brings along the texts of later steps, too.
  const { t } = useTranslation(['scheduledemo', 'phone'])
  useContent('time_zones')
  return (
    <>
      <WizardHeader title={t('title')} subtitle={t('subtitle')} />
      <NeedsScript text={t('needs_script')} />
      <PageLoading />
    </>
  )
}
