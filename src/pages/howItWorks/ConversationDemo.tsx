import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { getAssistantColorClass, AssistantPicture } from '@/features/assistants'
import { DemoChat } from '@/features/demoChat'
import { useContent } from '@/i18n/useContent'
import { assistantKeys, assistantNames, isAssistantKey, type AssistantKey } from '@/site/assistants'
import { BulletList } from '@/ui/BulletList'
import { Section, SectionHeading } from '@/ui/Section'
import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'
import styles from './ConversationDemo.module.css'

/**
 * A conversation with the assistant in the URL's query, beside a description of that assistant.
 * Selecting a tab updates the query, so that the URL always matches the page.
 */
export function ConversationDemo() {
  const { t } = useTranslation('ai_assistants')
  const { title, text } = useContent('how').conversation
  const [, setQuery] = useSearchParams()
  const requested = useHydratedSearchParams().get('assistant')
  const assistant = isAssistantKey(requested) ? requested : assistantKeys[0]
  const { role, description, features, metric } = useContent('assistants')[assistant]

  const select = (selected: AssistantKey) => {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        next.set('assistant', selected)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Section id="conversation" titleId="conversation-title" className={styles.content}>
      <SectionHeading id="conversation-title" title={title} lead={text} />
      <div className={styles.chat}>
        <DemoChat assistant={assistant} onSelect={select} />
      </div>
      <Card className={`${styles.about} ${getAssistantColorClass(assistant)}`}>
        <AssistantPicture assistant={assistant} size={120} className={styles.picture} />
        <Typography variant="h3">
          <span>{assistantNames[assistant]}</span> <span className={styles.role}>{role}</span>
        </Typography>
        <p>{description}</p>
        <BulletList items={features} />
        <Typography variant="h4" component="p" className={styles.metric}>
          {metric}
        </Typography>
        <Typography variant="label" component="p" color="textSecondary">
          {t('metrics_note')}
        </Typography>
      </Card>
    </Section>
  )
}
