import { useEffect, useRef, type ComponentProps } from 'react'
import { repeatClick } from './repeatClick'
import { useHydrated } from './useHydrated'
import { findCounterpart } from './waitingForm'

/**
 * A form that documents have. Until React handles it the browser must not send it; then the click that
 * the early script has kept is repeated, also where React has put this form in the place of a translated
 * one. As a separate component it renders again alone.
 */
export function PrerenderedForm(props: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    const button = isHydrated && findCounterpart(form.current, window.queuedClick)
    if (button) repeatClick(button)
  }, [isHydrated])

  return <form {...props} ref={form} method={isHydrated ? undefined : 'dialog'} />
}
