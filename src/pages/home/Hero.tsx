import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../ui/Button'
import { Mark } from '../../ui/Mark'
import styles from './Hero.module.css'

const claims = [
  { figure: '82%', text: 'claim_served' },
  { figure: '+20', text: 'claim_agents' },
  { figure: '24/7', text: 'claim_hours' },
] as const

const conversation = [
  { from: 'customer', text: 'chat_customer_question' },
  { from: 'assistant', text: 'chat_assistant_answer' },
  { from: 'customer', text: 'chat_customer_reply' },
  { from: 'assistant', text: 'chat_assistant_confirmation' },
] as const

export function Hero() {
  const { t } = useTranslation('hero')
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <p className={styles.tagline}>{t('tagline')}</p>
        <h1>{t('title')}</h1>
        <p className={styles.description}>{t('description')}</p>
        <ButtonLink page="scheduleDemo">{t('book_demo')}</ButtonLink>
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
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
