import { useSearchParams } from 'react-router-dom'
import { assistantColorClass, AssistantPicture } from '../../features/assistants'
import { DemoChat } from '../../features/demoChat'
import { useContent } from '../../i18n/useContent'
import { assistantKeys, isAssistantKey, type AssistantKey } from '../../site/assistants'
import { useQuery } from '../../ui/useQuery'
import styles from './ConversationDemo.module.css'

/**
 * A conversation with the assistant that the query names, and what that assistant does. The tabs
 * change the query in its turn, so that the address always shows what the page does.
 */
export function ConversationDemo() {
  const { title, text } = useContent('how').conversation
  const about = useContent('assistants')
  const [, setQuery] = useSearchParams()
  const wanted = useQuery().get('assistant')
  const assistant = isAssistantKey(wanted) ? wanted : assistantKeys[0]
  const { name, role, description, features, metric } = about[assistant]

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
    <section id="conversation" className={styles.conversation} aria-labelledby="conversation-title">
      <div className={styles.lead}>
        <h2 id="conversation-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.chat}>
        <DemoChat assistant={assistant} onSelect={select} />
      </div>
      <div className={`${styles.about} ${assistantColorClass(assistant)}`}>
        <AssistantPicture assistant={assistant} size={120} className={styles.picture} />
        <h3>
          {name} <span>{role}</span>
        </h3>
        <p>{description}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={styles.metric}>{metric}</p>
      </div>
    </section>
  )
}
