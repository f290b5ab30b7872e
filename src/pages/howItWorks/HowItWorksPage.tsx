import { useContent } from '../../i18n/useContent'
import { ButtonLink } from '../../ui/ButtonLink'
import { FaqList } from '../../ui/FaqList'
import { InPieces } from '../../ui/InPieces'
import { Reveal } from '../../ui/Reveal'
import { ConversationDemo } from './ConversationDemo'
import styles from './HowItWorksPage.module.css'
import { ImplementationTime } from './ImplementationTime'
import { Integrations } from './Integrations'
import { Introduction } from './Introduction'
import { ProcessSteps } from './ProcessSteps'

/** From the first look to an assistant at work, with a conversation to watch (section 2). */
export default function HowItWorksPage() {
  const { faq_title, faqs, closing, book_demo } = useContent('how')
  return (
    <InPieces>
      <Introduction />
      <ProcessSteps />
      <ImplementationTime />
      <ConversationDemo />
      <Integrations />
      <section className={styles.faq} aria-labelledby="faq-title">
        <h2 id="faq-title">{faq_title}</h2>
        <FaqList faqs={faqs} />
      </section>
      <section className={styles.closing}>
        <Reveal className={styles.bubble}>
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
          <ButtonLink page="scheduleDemo">{book_demo}</ButtonLink>
        </Reveal>
      </section>
    </InPieces>
  )
}
