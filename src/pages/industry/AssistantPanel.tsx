import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { IndustryAssistant } from '@/content/types'
import { AssistantPicture } from '@/features/assistants'
import { DemoChat } from '@/features/demoChat'
import type { IndustryKey } from '@/site/industries'
import { BulletList } from '@/ui/BulletList'
import { ButtonLink } from '@/ui/ButtonLink'
import styles from './AssistantTabs.module.css'

interface AssistantPanelProps {
  readonly industry: IndustryKey
  readonly content: IndustryAssistant
  readonly name: string
  /** The conversation plays only while the panel is open. */
  readonly open: boolean
}

/** The tasks of an assistant in the industry, beside a phone with a conversation, which it looks over. */
export function AssistantPanel({ industry, content, name, open }: AssistantPanelProps) {
  const { t } = useTranslation('industry')
  const { assistant, title, description, features } = content
  return (
    <>
      <div className={styles.pitch}>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="lead" color="textSecondary">
          {description}
        </Typography>
        <BulletList items={features} hasChecks className={styles.features} />
        <ButtonLink
          page="howItWorks"
          query={{ assistant }}
          anchor="conversation"
          variant="outlined"
        >
          {t('assistant_details', { assistant: name })}
        </ButtonLink>
      </div>
      <div className={styles.phone}>
        <AssistantPicture assistant={assistant} size={168} className={styles.portrait} />
        {open && (
          <Suspense fallback={null}>
            <DemoChat tabs={false} assistant={assistant} industry={industry} />
          </Suspense>
        )}
      </div>
    </>
  )
}
