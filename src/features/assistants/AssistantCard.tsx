import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useContent } from '@/i18n/useContent'
import { assistantNames, type AssistantKey } from '@/site/assistants'
import { Bubble } from '@/ui/Bubble'
import { PageLink } from '@/ui/PageLink'
import { roundStroke, StrokeIcon } from '@/ui/StrokeIcon'
import styles from './AssistantCard.module.css'
import { getAssistantColorClass } from './assistantColors'
import { AssistantPicture } from './AssistantPicture'

/** A card about an assistant. The whole card links to its conversation. */
export function AssistantCard({ assistant }: { readonly assistant: AssistantKey }) {
  const { role, description, features, metric } = useContent('assistants')[assistant]
  return (
    <Card component="article" className={`${styles.card} ${getAssistantColorClass(assistant)}`}>
      <div className={styles.stage}>
        <AssistantPicture assistant={assistant} size={176} className={styles.picture} />
      </div>
      <div className={styles.body}>
        <Chip label={role} sx={{ alignSelf: 'start' }} />
        <Typography variant="h3">
          <PageLink
            page="howItWorks"
            query={{ assistant }}
            anchor="conversation"
            className={styles.link}
            draggable={false}
          >
            <span>{assistantNames[assistant]}</span>
            <StrokeIcon d="M4 11h13m-6-6 6 6-6 6" size={22} strokeWidth={2.2} {...roundStroke} />
          </PageLink>
        </Typography>
        <p className={styles.description}>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Bubble component="p" color="sunken" shape="replySmall" className={styles.metric}>
          {metric}
        </Bubble>
      </div>
    </Card>
  )
}
