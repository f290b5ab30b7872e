import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { AfterHydration } from '../../ui/AfterHydration'
import { ButtonLink } from '../../ui/ButtonLink'
import { Mark } from '../../ui/Mark'
import styles from './Hero.module.css'

const ParticleField = lazy(async () => ({
  default: (await import('../../features/particles')).ParticleField,
}))

const conversation = [
  { from: 'customer', text: 'chat_customer_question' },
  { from: 'assistant', text: 'chat_assistant_answer' },
  { from: 'customer', text: 'chat_customer_reply' },
  { from: 'assistant', text: 'chat_assistant_confirmation' },
] as const

/** The first view: what the product is, the two ways on, and a conversation as it would go. */
export function Hero() {
  const { t } = useTranslation('hero')
  const claims = [
    { figure: t('claim_served_figure'), text: t('claim_served') },
    { figure: '+20', text: t('claim_agents') },
    { figure: '24/7', text: t('claim_hours') },
  ]
  return (
    <section className={styles.hero}>
      <AfterHydration>
        <ParticleField pauseLabel={t('pause_background')} playLabel={t('play_background')} />
      </AfterHydration>
      <div className={styles.pitch}>
        <p className={styles.tagline}>{t('tagline')}</p>
        <h1>{t('title')}</h1>
        <p className={styles.description}>{t('description')}</p>
        <div className={styles.actions}>
          <ButtonLink page="scheduleDemo">{t('book_demo')}</ButtonLink>
          <ButtonLink page="pricing" variant="outlined">
            {t('view_pricing')}
          </ButtonLink>
        </div>
      </div>

      <ol className={styles.conversation} aria-label={t('chat_label')}>
        {conversation.map(({ from, text }) => (
          <li key={text} className={styles[from]}>
            {from === 'assistant' && (
              <span className={styles.avatar}>
                <Mark size={28} />
              </span>
            )}
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>

      <ul className={styles.claims} aria-label={t('claims_label')}>
        {claims.map(({ figure, text }) => (
          <li key={figure}>
            <strong>{figure}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
