import type { ConversationMessage, Transcript } from '@/content/types'

/** Durations in milliseconds (requirements, section 4). */
export const timing = {
  /** Between two messages. */
  message: 1000,
  /** Between the message that asks for a choice and the alternatives. */
  alternatives: 1000,
  /** How long the alternatives stay after one was chosen. */
  marked: 1000,
  /** Between the end of the alternatives and the user's reply. */
  reply: 500,
  /** Between a message and the scroll to the end. */
  scroll: 100,
} as const

/** The state of a conversation that is playing. */
export interface Playback {
  /** How many of the messages are shown. */
  readonly shown: number
  readonly picker: 'ahead' | 'open' | 'marked' | 'closed'
  /** The index of the chosen alternative. */
  readonly choice?: number
}

/** The first message is shown at once. */
export const initialPlayback: Playback = { shown: 1, picker: 'ahead' }

export interface PlaybackStep {
  /** Milliseconds before the step. */
  readonly delay: number
  /** The speaker who is typing before the message, if the step shows one. */
  readonly typing?: ConversationMessage['from']
  readonly playback: Playback
}

const asksForChoice = (message: ConversationMessage | undefined) =>
  message?.type === 'text' && message.withFlow === true

/** The next automatic step; undefined while the visitor has to choose, and at the end. */
export function getNextStep(
  playback: Playback,
  { messages, alternatives = [] }: Transcript,
): PlaybackStep | undefined {
  const { shown, picker } = playback
  const asked = alternatives.length > 0 && asksForChoice(messages[shown - 1])
  if (asked && picker === 'open') return undefined
  if (asked && picker === 'ahead') {
    return { delay: timing.alternatives, playback: { ...playback, picker: 'open' } }
  }
  if (asked && picker === 'marked') {
    return { delay: timing.marked, playback: { ...playback, picker: 'closed' } }
  }
  const next = messages[shown]
  return (
    next && {
      delay: asked ? timing.reply : timing.message,
      typing: next.from,
      playback: { ...playback, shown: shown + 1 },
    }
  )
}

export type PlaybackEvent =
  /** The delay of the next step has passed. */
  | { readonly type: 'stepped' }
  /** Shows everything up to the choice or the end without delays. */
  | { readonly type: 'skipped' }
  | { readonly type: 'alternativeChosen'; readonly choice: number }

export function playbackReducer(
  playback: Playback,
  event: PlaybackEvent,
  transcript: Transcript,
): Playback {
  switch (event.type) {
    case 'stepped':
      return getNextStep(playback, transcript)?.playback ?? playback
    case 'skipped': {
      const step = getNextStep(playback, transcript)
      return step ? playbackReducer(step.playback, event, transcript) : playback
    }
    case 'alternativeChosen':
      return playback.picker === 'open'
        ? { ...playback, picker: 'marked', choice: event.choice }
        : playback
  }
}
