import type { ConversationMessage, Transcript } from '../../../content/types'

/** Milliseconds (requirements, sections 4 and 9). */
export const timing = {
  /** From one message to the next. */
  message: 1000,
  /** From the message that asks for a choice to the alternatives. */
  alternatives: 1000,
  /** How long the alternatives stay once one is marked. */
  marked: 1000,
  /** From their end to the user's reply. */
  reply: 500,
  /** From a message to the view's scroll to its end. */
  scroll: 100,
} as const

/** How far a conversation has played. */
export interface Playback {
  /** How many of the messages are shown. */
  readonly shown: number
  readonly picker: 'ahead' | 'open' | 'marked' | 'closed'
  /** The index of the alternative that was chosen. */
  readonly choice?: number
}

/** The first message is there at once. */
export const opening: Playback = { shown: 1, picker: 'ahead' }

export interface Step {
  /** Milliseconds until it is taken. */
  readonly delay: number
  /** Who writes meanwhile, where the step is a message. */
  readonly typing?: ConversationMessage['from']
  readonly playback: Playback
}

const asksForChoice = (message: ConversationMessage | undefined) =>
  message?.type === 'text' && message.withFlow === true

/** What happens next by itself; nothing while the choice is the visitor's, and at the end. */
export function nextStep(
  playback: Playback,
  { messages, alternatives = [] }: Transcript,
): Step | undefined {
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
  /** The next step's delay has passed. */
  | { readonly type: 'stepped' }
  /** All that happens by itself is shown without delays. */
  | { readonly type: 'skipped' }
  | { readonly type: 'alternativeChosen'; readonly choice: number }

export function playbackReducer(
  playback: Playback,
  event: PlaybackEvent,
  transcript: Transcript,
): Playback {
  switch (event.type) {
    case 'stepped':
      return nextStep(playback, transcript)?.playback ?? playback
    case 'skipped': {
      const step = nextStep(playback, transcript)
      return step ? playbackReducer(step.playback, event, transcript) : playback
    }
    case 'alternativeChosen':
      return playback.picker === 'open'
        ? { ...playback, picker: 'marked', choice: event.choice }
        : playback
  }
}
