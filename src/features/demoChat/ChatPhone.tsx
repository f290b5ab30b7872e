import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { useContent } from '../../i18n/useContent'
import type { AssistantKey } from '../../site/assistants'
import type { IndustryKey } from '../../site/industries'
import { assistantColorClass } from '../assistants'
import { ChatHeader } from './ChatHeader'
import { Conversation } from './Conversation'
import { isScripted, transcriptSection } from './domain/transcriptSection'
import styles from './ChatPhone.module.css'
import { TypingDots } from './TypingDots'

/** How much of the phone is in view when its conversation starts (specification, section 9). */
const startThreshold = 0.2

interface ChatPhoneProps {
  readonly assistant: AssistantKey
  readonly industry: IndustryKey | undefined
  readonly started: boolean
  /** Ids of the phone and its tab, where it is the panel of one. */
  readonly panelId: string | undefined
  readonly tabId: string | undefined
}

/** The phone: who answers, the conversation in a view of its own, and a way to see it again. */
export const ChatPhone = memo(function ChatPhone({
  assistant,
  industry,
  started,
  panelId,
  tabId,
}: ChatPhoneProps) {
  const { t, i18n } = useTranslation('conversation')
  const { name } = useContent('assistants')[assistant]
  const { ref, inView } = useInView({ threshold: startThreshold, triggerOnce: true })
  const view = useRef<HTMLDivElement>(null)
  const [runs, setRuns] = useState(0)
  const [begun, setBegun] = useState(false)
  // Once it has begun, nothing but a new script or the visitor starts it again (R18).
  if (!begun && (started || inView || runs > 0)) setBegun(true)

  const sector = industry && isScripted(assistant, industry) ? industry : undefined
  const label = t('log_label', { name })
  // The log inside is the panel's first stop for the keyboard.
  const place = panelId
    ? { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId }
    : { role: 'group', 'aria-label': label }
  // A view that scrolls has to be reachable by keyboard.
  const log = { role: 'log', 'aria-label': label, tabIndex: 0 }

  return (
    <div
      ref={ref}
      {...place}
      className={`${styles.phone} ${assistantColorClass(assistant)}`}
      data-approach=""
    >
      <div className={styles.screen}>
        <ChatHeader assistant={assistant} sector={sector} />
        <div ref={view} {...log} className={styles.view}>
          {begun && (
            // Another script in another boundary: one that was shown would stay until it is loaded.
            <Suspense
              key={[assistant, industry, i18n.language, runs].join()}
              fallback={<TypingDots from="bot" />}
            >
              <Conversation
                section={transcriptSection(assistant, industry)}
                name={name}
                view={view}
              />
            </Suspense>
          )}
        </div>
        <div className={styles.foot}>
          <p>{t('sample')}</p>
          <button
            type="button"
            className={styles.replay}
            onClick={() => {
              setRuns(runs + 1)
            }}
          >
            <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
              <path
                d="M3.2 9a5.8 5.8 0 1 0 1.9-4.3M5.4 1.6v3.5h3.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
                strokeLinejoin="round"
              />
            </svg>
            {t('replay')}
          </button>
        </div>
      </div>
    </div>
  )
})
