import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { ButtonLink } from '../../ui/ButtonLink'
import { Reveal } from '../../ui/Reveal'
import styles from './ClosingCall.module.css'

/** The last word: a bubble in which somebody is writing, and two ways to answer. */
export function ClosingCall() {
  const { t } = useTranslation('cta_section')
  const { ref, inView } = useInView({ threshold: 1, triggerOnce: true })
  return (
    <section className={styles.section} aria-labelledby="closing-title">
      <Reveal className={styles.bubble}>
        <span
          ref={ref}
          className={inView ? `${styles.typing} ${styles.moving}` : styles.typing}
          aria-hidden="true"
        >
          <i />
          <i />
          <i />
        </span>
        <h2 id="closing-title">{t('title')}</h2>
        <p>{t('description')}</p>
        <div className={styles.actions}>
          <ButtonLink page="scheduleDemo">{t('start')}</ButtonLink>
          <ButtonLink page="home" anchor="contact" variant="outlined">
            {t('talk_to_expert')}
          </ButtonLink>
        </div>
      </Reveal>
    </section>
  )
}
