import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from 'react-intersection-observer'
import { hasTranscript } from '@/content/transcripts'
import { hydrateOnVisible } from '@/hydration/attributes'
import { useContent } from '@/i18n/useContent'
import { assistantNames, type AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { LoadBoundary } from '@/ui/LoadBoundary'
import { NeedsScript } from '@/ui/NeedsScript'
import { roundStroke, StrokeIcon } from '@/ui/StrokeIcon'
import { getAssistantColorClass, AssistantPicture } from '../assistants'
import { TypingDots } from './ChatBubble'
import { Conversation } from './Conversation'

/** The conversation starts when this share of the phone is in view (requirements, section 9). */
const startThreshold = 0.2

interface ChatPhoneProps {
  readonly assistant: AssistantKey
  /** The industry whose transcript plays; without it, the generic one plays. */
  readonly industry?: IndustryKey
  /** Whether the visitor has selected a tab; changes together with `assistant`. */
  readonly isTabUsed?: boolean
  /** The id of the tab panel; undefined without tabs. */
  readonly panelId?: string
  readonly tabId?: string
}

/**
 * A phone that plays a scripted conversation with an assistant: a header, the scrolling conversation and a button,
 * which shows all of the conversation while it plays and replays it afterwards.
 */
export const ChatPhone = memo(function ChatPhone({
  assistant,
  industry,
  isTabUsed = false,
  panelId,
  tabId,
}: ChatPhoneProps) {
  const { t, i18n } = useTranslation('conversation')
  const name = assistantNames[assistant]
  const { ref, inView } = useInView({ threshold: startThreshold, triggerOnce: true })
  const view = useRef<HTMLDivElement>(null)
  const [runs, setRuns] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  // Whether the visitor has used a button. Not deferred: the log must be live before the answer to a
  // choice comes.
  const [isUsed, setUsed] = useState(false)
  // Once started, only a new transcript or the visitor restarts the conversation (requirements R18).
  const hasStarted = inView || runs > 0

  // A new transcript, or the same once more, plays from its beginning.
  const run = [assistant, industry, i18n.language, runs].join()
  const [skippedRun, setSkippedRun] = useState<string>()

  const ownIndustry = industry && hasTranscript(assistant, industry) ? industry : undefined
  const label = t('log_label', { name })
  // The log inside is the tab panel's first tab stop.
  const panel = panelId
    ? { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId }
    : { role: 'group', 'aria-label': label }
  const log = {
    role: 'log',
    'aria-label': label,
    // Screen readers announce new messages only after the visitor has used the chat.
    'aria-live': isTabUsed || isUsed ? 'polite' : 'off',
    // A scrollable element must be focusable by keyboard.
    tabIndex: 0,
  } as const

  return (
    <Phone ref={ref} {...panel} className={getAssistantColorClass(assistant)} {...hydrateOnVisible}>
      <ChatHeader assistant={assistant} industry={ownIndustry} />
      <NeedsScript text={t('needs_script')} />
      <View ref={view} {...log}>
        {hasStarted && (
          // Without a key the old conversation would stay until the new transcript is loaded.
          <Suspense key={run} fallback={<TypingDots from="bot" />}>
            <LoadBoundary>
              <Conversation
                assistant={assistant}
                industry={ownIndustry}
                name={name}
                view={view}
                skipped={skippedRun === run}
                onPlayingChange={setPlaying}
                onChoose={() => {
                  setUsed(true)
                }}
              />
            </LoadBoundary>
          </Suspense>
        )}
      </View>
      <ChatFooter
        isPlaying={isPlaying}
        onShowAll={() => {
          setUsed(true)
          setSkippedRun(run)
        }}
        onReplay={() => {
          setUsed(true)
          setRuns(runs + 1)
        }}
      />
    </Phone>
  )
})

/** The frame has the colours of the assistant. */
const Phone = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  width: 'min(100%, 23.25rem)',
  height: 'clamp(500px, 32.5rem, 600px)',
  overflow: 'hidden',
  border: '8px solid transparent',
  borderRadius: vars.radius.bubbleLarge,
  background: `linear-gradient(${vars.palette.background.paper} 0 0) padding-box, var(--assistant-gradient) border-box`,
  textAlign: 'start',
  '& > p': { padding: 16 },
}))

const View = styled('div')(({ theme: { vars } }) => ({
  overflowY: 'auto',
  padding: '16px 12px',
  border: `solid ${vars.palette.divider}`,
  borderWidth: '1px 0',
  backgroundColor: vars.palette.site.sunken,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.palette.site.control} transparent`,
  // Messages fade out below the header.
  maskImage: 'linear-gradient(transparent, black 20px)',
  '&:focus-visible': { outlineOffset: -4, maskImage: 'none' },
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
}))

interface ChatHeaderProps {
  readonly assistant: AssistantKey
  /** The industry of the transcript; undefined for the generic transcript. */
  readonly industry: IndustryKey | undefined
}

/** The assistant's picture, name and industry above the conversation. */
function ChatHeader({ assistant, industry }: ChatHeaderProps) {
  const { t } = useTranslation('industries')
  const { role } = useContent('assistants')[assistant]
  return (
    <Stack
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', p: '12px 16px' }}
    >
      <AssistantPicture assistant={assistant} size={44} />
      <div>
        <Typography variant="h4" component="p">
          {assistantNames[assistant]}
        </Typography>
        <Typography variant="label" component="p" color="textSecondary">
          {role}
        </Typography>
      </div>
      {industry && <Chip size="small" label={t(industry)} sx={{ ml: 'auto' }} />}
    </Stack>
  )
}

const showAllIcon = 'M3 4.5h12M3 9h12M3 13.5h12'
const replayIcon = 'M3.2 9a5.8 5.8 0 1 0 1.9-4.3M5.4 1.6v3.5h3.5'

interface ChatFooterProps {
  readonly isPlaying: boolean
  readonly onShowAll: () => void
  readonly onReplay: () => void
}

/** The note that the conversation is a sample, and the button to show all of it or replay it. */
function ChatFooter({ isPlaying, onShowAll, onReplay }: ChatFooterProps) {
  const { t } = useTranslation('conversation')
  return (
    <Foot>
      <Typography variant="label" color="textSecondary" sx={{ flex: '1 1 6em' }}>
        {t('sample')}
      </Typography>
      <Button variant="text" size="small" sx={{ px: 1 }} onClick={isPlaying ? onShowAll : onReplay}>
        <StrokeIcon d={isPlaying ? showAllIcon : replayIcon} strokeWidth={1.8} {...roundStroke} />
        <span>{t(isPlaying ? 'show_all' : 'replay')}</span>
      </Button>
    </Foot>
  )
}

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  padding: '8px 12px 8px 16px',
})
