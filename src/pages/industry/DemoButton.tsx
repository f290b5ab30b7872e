import { useTranslation } from 'react-i18next'
import type { IndustryKey } from '@/site/industries'
import { ButtonLink } from '@/ui/ButtonLink'

/** A link to the booking, with the industry's name in the query (requirements R31). */
export function DemoButton({ industry }: { readonly industry: IndustryKey }) {
  const { t } = useTranslation(['industry', 'industries'])
  return (
    <ButtonLink page="scheduleDemo" query={{ industry: t(`industries:${industry}`) }}>
      {t('industry:book_demo')}
    </ButtonLink>
  )
}
