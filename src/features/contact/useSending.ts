import { useState } from 'react'
import { useAppStore } from '../../store/hooks'
import { loadSending, type Sending } from './loadSending'

/**
 * What judges and sends a message, once it is there, and a function that loads it: for the moment
 * in which the visitor turns to the form. Where it does not arrive, the next turn tries again.
 */
export function useSending(): [sending: Sending | undefined, prepare: () => void] {
  const store = useAppStore()
  const [sending, setSending] = useState<Sending>()

  const prepare = () => {
    if (sending) return
    loadSending().then(
      (loaded) => {
        loaded.addServices(store)
        setSending(loaded)
      },
      () => undefined,
    )
  }
  return [sending, prepare]
}
