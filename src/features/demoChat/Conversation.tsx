import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useReducer, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Transcript } from '@/content/types'
import { useContent } from '@/i18n/useContent'
import type { AssistantKey } from '@/site/assistants'
import type { IndustryKey } from '@/site/industries'
import { usePrefersReducedMotion } from '@/ui/useMediaQuery'
import { AlternativesPicker } from './AlternativesPicker'
import { TypingDots } from './ChatBubble'
import { ChatMessage } from './ChatMessage'
import {
  getNextStep,
  initialPlayback,
  playbackReducer,
  timing,
  type Playback,
  type PlaybackEvent,
} from './domain/playback'

interface ConversationProps {
  readonly assistant: AssistantKey
  /** The industry, if the assistant has a transcript of its own there. */
  readonly industry: IndustryKey | undefined
  readonly name: string
  /** The scroll container. */
  readonly view: RefObject<HTMLElement | null>
  /** Shows everything up to the choice at once. */
  readonly skipped: boolean
  /** Called when playback starts or ends. Must be the same function in every render. */
  readonly onPlayingChange: (isPlaying: boolean) => void
  readonly onChoose: () => void
}

/** Never shown: `ChatPhone` names an industry only where the assistant has a transcript, but types don’t know. */
const noTranscript: Transcript = { messages: [] }

/**
 * Plays a transcript from the beginning. Another transcript needs a new `key`, here or on an ancestor.
 */
export function Conversation({
  assistant,
  industry,
  name,
  view,
  skipped,
  onPlayingChange,
  onChoose,
}: ConversationProps) {
  const { t, i18n } = useTranslation('conversation')
  const transcripts: Readonly<Partial<Record<AssistantKey, Transcript>>> = useContent(
    `transcripts/${industry ?? 'generic'}`,
  )
  const transcript = transcripts[assistant] ?? noTranscript
  const { playback, isPlaying, typing, choose } = usePlayback(transcript, skipped)
  const { shown, picker, choice } = playback
  const { messages, alternatives = [], writtenIn } = transcript
  const offered = picker === 'open' || picker === 'marked'

  useEffect(() => {
    onPlayingChange(isPlaying)
    return () => {
      onPlayingChange(false)
    }
  }, [isPlaying, onPlayingChange])

  useEffect(() => {
    const timer = setTimeout(() => {
      if (view.current) view.current.scrollTop = view.current.scrollHeight
    }, timing.scroll)
    return () => {
      clearTimeout(timer)
    }
  }, [view, shown, offered])

  const isForeign = writtenIn !== undefined && writtenIn !== i18n.language
  return (
    <>
      {isForeign && (
        <Typography variant="label" component="p" color="textSecondary" sx={{ mb: 1 }}>
          {t('in_english')}
        </Typography>
      )}
      <div lang={isForeign ? writtenIn : undefined}>
        <Stack component="ol" sx={{ gap: 1 }}>
          {messages.slice(0, shown).map((message, index) => (
            <ChatMessage
              // Messages are never reordered.
              key={index}
              message={message}
              assistantName={name}
              alternative={choice === undefined ? undefined : alternatives[choice]?.name}
            />
          ))}
        </Stack>
        {offered && (
          <AlternativesPicker
            alternatives={alternatives}
            choice={choice}
            onChoose={(chosen) => {
              onChoose()
              choose(chosen)
            }}
            focusAfterwards={view}
          />
        )}
        {typing && <TypingDots from={typing} />}
      </div>
    </>
  )
}

/**
 * Plays a transcript from its first message. With reduced motion, or once `skipped`, everything up
 * to the choice is shown at once.
 */
function usePlayback(transcript: Transcript, skipped: boolean) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const isSkipped = prefersReducedMotion || skipped
  const [playback, dispatch] = useReducer(
    (current: Playback, event: PlaybackEvent) => playbackReducer(current, event, transcript),
    initialPlayback,
  )
  const step = getNextStep(playback, transcript)
  const delay = isSkipped && step ? 0 : step?.delay

  useEffect(() => {
    if (delay === undefined) return
    const timer = setTimeout(() => {
      dispatch({ type: isSkipped ? 'skipped' : 'stepped' })
    }, delay)
    return () => {
      clearTimeout(timer)
    }
  }, [playback, delay, isSkipped])

  return {
    playback,
    /** Whether more appears without the visitor doing anything. */
    isPlaying: step !== undefined,
    typing: isSkipped ? undefined : step?.typing,
    choose: (choice: number) => {
      dispatch({ type: 'alternativeChosen', choice })
    },
  }
}
