import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { IndustryAssistant } from '../../content/types'
import { AssistantPicture, assistantColorClass } from '../../features/assistants'
import { DemoChat } from '../../features/demoChat'
import type { IndustryKey } from '../../site/industries'
import { ButtonLink } from '../../ui/ButtonLink'
import styles from './AssistantPanel.module.css'

interface AssistantPanelProps {
  readonly industry: IndustryKey
  readonly content: IndustryAssistant
  readonly name: string
  /** The conversation plays in an open panel only. */
  readonly open: boolean
}

/** What one assistant does in the industry, with its conversation in a phone beside it. */
export function AssistantPanel({ industry, content, name, open }: AssistantPanelProps) {
  const { t } = useTranslation('industry')
  const { assistant, title, description, features } = content
  return (
    <>
      <div className={styles.pitch}>
        <div className={`${styles.portrait} ${assistantColorClass(assistant)}`}>
          <AssistantPicture assistant={assistant} size={168} className={styles.picture} />
        </div>
        <h3>{title}</h3>
        <p>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>
              <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
                <path
                  d="m5 12.5 4.5 4.5L19 7"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
              {feature}
            </li>
          ))}
        </ul>
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
        {open && (
          <Suspense fallback={null}>
            <DemoChat tabs={false} assistant={assistant} industry={industry} />
          </Suspense>
        )}
      </div>
    </>
  )
}
