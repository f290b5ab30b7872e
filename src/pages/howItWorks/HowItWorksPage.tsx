import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { proof } from '@/content/proof'
import { AssistantPicture } from '@/features/assistants'
import { NamedIntegrations, Team } from '@/features/proof'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useContent } from '@/i18n/useContent'
import { assistantKeys } from '@/site/assistants'
import { Bubble } from '@/ui/Bubble'
import { ClosingBubble } from '@/ui/ClosingBubble'
import { FaqSection } from '@/ui/FaqList'
import { ButtonLink } from '@/ui/PageLink'
import { Reveal } from '@/ui/Reveal'
import { Section } from '@/ui/Section'
import { ConversationDemo } from './ConversationDemo'
import styles from './HowItWorksPage.module.css'

export default function HowItWorksPage() {
  const { faq_title, faqs, closing, book_demo } = useContent('how')
  return (
    <StreamedSections>
      <Introduction />
      <ProcessSteps />
      <ImplementationTime />
      <ConversationDemo />
      <Integrations />
      <FaqSection title={faq_title} faqs={faqs} />
      <Team team={proof.team} />
      <ClosingBubble title={closing.title} text={closing.text} color="sunSoft" shape="replyLarge">
        <ButtonLink page="scheduleDemo">{book_demo}</ButtonLink>
      </ClosingBubble>
    </StreamedSections>
  )
}

/** The page's title as a chat: a question, and a reply on which the assistants stand. */
function Introduction() {
  const { tagline, title, answer, book_demo, watch } = useContent('how')
  return (
    <Container component="section" className={styles.introduction}>
      <Bubble color="indigoSoft" shape="bubbleLarge" className={styles.question}>
        <p className={styles.tagline}>{tagline}</p>
        <Typography variant="display">{title}</Typography>
      </Bubble>
      <Bubble shape="replyLarge" className={styles.reply}>
        <div className={styles.arrivals}>
          {assistantKeys.map((assistant) => (
            <AssistantPicture key={assistant} assistant={assistant} size={84} />
          ))}
        </div>
        <Typography variant="lead">{answer}</Typography>
        <div className={styles.actions}>
          <ButtonLink page="scheduleDemo">{book_demo}</ButtonLink>
          <a className={styles.watch} href="#conversation">
            {watch}
          </a>
        </div>
      </Bubble>
    </Container>
  )
}

function ProcessSteps() {
  const { title, result_label, items } = useContent('how').steps
  return (
    <Section titleId="process-title">
      <Typography variant="h2" id="process-title">
        {title}
      </Typography>
      <ol className={styles.steps}>
        {items.map((step) => (
          <li key={step.title}>
            <Reveal className={styles.step}>
              <Typography variant="h3">{step.title}</Typography>
              <Typography color="textSecondary">{step.description}</Typography>
              <Bubble component="p" color="sunken" shape="bubbleSmall" className={styles.result}>
                <span>{result_label}</span> <span>{step.result}</span>
              </Bubble>
            </Reveal>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Two weeks, drawn as one dot per day, which appear one after the other. */
const days = Array.from({ length: 14 }, (_, day) => day)

function ImplementationTime() {
  const { title, text, items } = useContent('how').time
  return (
    <section className={styles.time} aria-labelledby="time-title">
      <Bubble color="indigo" shape="bubbleLarge" className={styles.box}>
        <div className={styles.title}>
          <Typography variant="h2" id="time-title">
            {title}
          </Typography>
          <p>{text}</p>
        </div>
        <Reveal className={styles.days}>
          {days.map((day) => (
            <span key={day} />
          ))}
        </Reveal>
        <ul className={styles.spans}>
          {items.map(({ before, figure, after }) => (
            <li key={figure}>
              <span>{before}</span>{' '}
              <Typography variant="h1" component="strong">
                {figure}
              </Typography>{' '}
              <span>{after}</span>
            </li>
          ))}
        </ul>
      </Bubble>
    </section>
  )
}

function Integrations() {
  const { title, items } = useContent('how').integrations
  return (
    <Section sunken titleId="integrations-title">
      <Typography variant="h3" component="h2" id="integrations-title">
        {title}
      </Typography>
      <ul className={styles.systems}>
        {items.map((system) => (
          <li key={system.title}>
            <Reveal>
              <Typography variant="h1" component="h3">
                {system.title}
              </Typography>
              <Typography color="textSecondary">{system.description}</Typography>
            </Reveal>
          </li>
        ))}
      </ul>
      <NamedIntegrations integrations={proof.integrations} />
    </Section>
  )
}
