import { useTranslation } from 'react-i18next'
import { NeedsScript } from '@/ui/NeedsScript'
import { PageLoading } from '@/ui/PageLoading'
import { WizardHeader } from './WizardHeader'

/** The prerendered wizard, with another way to book for visitors without JavaScript. */
export function WizardSkeleton() {
  const { t } = useTranslation('scheduledemo')
  return (
    <>
      <WizardHeader title={t('title')} subtitle={t('subtitle')} />
      <NeedsScript text={t('needs_script')} />
      <PageLoading />
    </>
  )
}
