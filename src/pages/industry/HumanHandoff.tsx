import { useTranslation } from 'react-i18next'
import styles from './HumanHandoff.module.css'

const steps = ['detect', 'prepare', 'transfer'] as const

/** How a conversation reaches a person, in three steps: detection, preparation, transfer. */
export function HumanHandoff() {
  const { t } = useTranslation('industry')
  return (
    <section className={styles.section}>
      <div className={styles.panel}>
        <div className={styles.heading}>
          <h2>{t('handoff_title')}</h2>
          <p>{t('handoff_description')}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`handoff_${step}_title`)}</h3>
              <p>{t(`handoff_${step}_description`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
