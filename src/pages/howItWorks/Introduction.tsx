import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { AssistantPicture } from '@/features/assistants'
import { useContent } from '@/i18n/useContent'
import { assistantKeys } from '@/site/assistants'
import { Bubble } from '@/ui/Bubble'
import { ButtonLink } from '@/ui/PageLink'
import styles from './sections.module.css'

/** The page's title as a chat: a question, and a reply on which the assistants stand. */
export function Introduction() {
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
