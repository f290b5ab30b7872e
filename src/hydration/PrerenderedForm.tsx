import { useEffect, useRef, type ComponentProps } from 'react'
import { useHydrated } from './useHydrated'

/**
 * A form that documents have. Until React handles it the browser must not send it; then the click that
 * the early script has kept is repeated. As a separate component it renders again alone.
 */
export function PrerenderedForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    const queued = window.queuedClick
    if (!isHydrated || !queued || !form.current?.contains(queued)) return
    delete window.queuedClick
    queued.click()
  }, [isHydrated])

  return <form {...props} ref={form} method={isHydrated ? undefined : 'dialog'} />
}
