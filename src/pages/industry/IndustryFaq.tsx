import { useTranslation } from 'react-i18next'
import type { Faq } from '../../content/types'
import { FaqList } from '../../ui/FaqList'
import styles from './IndustryFaq.module.css'

/** The questions of an industry; nothing where there are none. */
export function IndustryFaq({ faqs }: { readonly faqs: readonly Faq[] }) {
  const { t } = useTranslation('industry')
  if (faqs.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{t('faq_title')}</h2>
      <FaqList faqs={faqs} />
    </section>
  )
}
