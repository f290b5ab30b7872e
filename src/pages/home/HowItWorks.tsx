import { lazy } from 'react'
import { useContent } from '../../i18n/useContent'
import { ButtonLink } from '../../ui/ButtonLink'
import { Reveal } from '../../ui/Reveal'
import styles from './HowItWorks.module.css'
import { NearView } from './NearView'

const DemoChat = lazy(async () => ({
  default: (await import('../../features/demoChat')).DemoChat,
}))

/** The four steps to an assistant, beside a phone in which one is already talking. */
export function HowItWorks() {
  const { title, description, steps, chat_title, chat_description, view_more } =
    useContent('how_it_works')
  return (
    <section id="how-it-works" className={styles.band} aria-labelledby="how-it-works-title">
      <div className={styles.content}>
        <Reveal className={styles.process}>
          <h2 id="how-it-works-title" className={styles.title}>
            {title}
          </h2>
          <p className={styles.lead}>{description}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.description}</p>
              </li>
            ))}
          </ol>
          <ButtonLink page="howItWorks">{view_more}</ButtonLink>
        </Reveal>
        <div className={styles.demo}>
          <div className={styles.invitation}>
            <h3>{chat_title}</h3>
            <p>{chat_description}</p>
          </div>
          <NearView className={styles.chat}>
            <DemoChat />
          </NearView>
        </div>
      </div>
    </section>
  )
}
