import { useTranslation } from 'react-i18next'
import type { IndustryKey } from '../../site/industries'
import { ButtonLink } from '../../ui/ButtonLink'

/** Leads to the booking of a demo for the industry, by its name in the language at hand (R31). */
export function DemoButton({ industry }: { readonly industry: IndustryKey }) {
  const { t } = useTranslation(['industry', 'industries'])
  return (
    <ButtonLink page="scheduleDemo" query={{ industry: t(`industries:${industry}`) }}>
      {t('industry:book_demo')}
    </ButtonLink>
  )
}
