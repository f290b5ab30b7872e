import { useEffect, useReducer } from 'react'
import type { Transcript } from '@/content/types'
import { usePrefersReducedMotion } from '@/ui/useMediaQuery'
import {
  getNextStep,
  initialPlayback,
  playbackReducer,
  type Playback,
  type PlaybackEvent,
} from './domain/playback'

/**
 * Plays a transcript from its first message. With reduced motion, or once `skipped`, everything up
 * to the choice is shown at once.
 */
export function usePlayback(transcript: Transcript, skipped: boolean) {
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
