import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible } from '../../hydration/hydrateOnVisible'
import { useContent } from '../../i18n/useContent'
import type { AssistantKey } from '../../site/assistants'
import type { IndustryKey } from '../../site/industries'
import { assistantColorClass } from '../assistants'
import { ChatHeader } from './ChatHeader'
import { Conversation } from './Conversation'
import { isScripted, transcriptSection } from './domain/transcriptSection'
import { TypingDots } from './TypingDots'

/** How much of the phone is in view when its conversation starts (requirements, section 9). */
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
  // Once it has begun, nothing but a new script or the visitor starts it again (requirements R18).
  if (!begun && (started || inView || runs > 0)) setBegun(true)

  const sector = industry && isScripted(assistant, industry) ? industry : undefined
  const label = t('log_label', { name })
  // The log inside is the panel's first stop for the keyboard.
  const panel = panelId
    ? { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId }
    : { role: 'group', 'aria-label': label }
  // A view that scrolls has to be reachable by keyboard.
  const log = { role: 'log', 'aria-label': label, tabIndex: 0 }

  return (
    <Phone ref={ref} {...panel} className={assistantColorClass(assistant)} {...hydrateOnVisible}>
      <ChatHeader assistant={assistant} sector={sector} />
      <Divider />
      <View ref={view} {...log}>
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
      </View>
      <Divider />
      <Foot>
        <Typography variant="label" color="textSecondary">
          {t('sample')}
        </Typography>
        <Button
          variant="text"
          size="small"
          sx={{ flex: 'none' }}
          onClick={() => {
            setRuns(runs + 1)
          }}
        >
          <ReplayIcon />
          {t('replay')}
        </Button>
      </Foot>
    </Phone>
  )
})

const ReplayIcon = () => (
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
)

/** Its frame has the assistant's colours. */
const Phone = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto auto',
  width: 'min(100%, 372px)',
  height: 500,
  overflow: 'hidden',
  border: '8px solid transparent',
  borderRadius: vars.radius.bubbleLarge,
  background: `linear-gradient(${vars.palette.background.paper} 0 0) padding-box, var(--assistant-gradient) border-box`,
  textAlign: 'start',
}))

const View = styled('div')(({ theme: { vars } }) => ({
  overflowY: 'auto',
  padding: '16px 12px',
  backgroundColor: vars.palette.site.sunken,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.palette.site.control} transparent`,
  '&:focus-visible': { outlineOffset: -4 },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
}))

const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px 8px 24px',
})
