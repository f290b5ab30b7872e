import { useForkRef } from '@mui/material/utils'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { findWaitingForm } from './prerendered'
import { useHydrated } from './useHydrated'
import { takeOver } from './waitingForm'

/**
 * A form that documents may have; its `name`, or that it has none, tells it from others. Until React handles
 * it, the browser must not send it. Then it takes over what the visitor has done with that of the document.
 * As a separate component it renders again alone.
 */
export function PrerenderedForm({ ref, ...props }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null)
  const forkedRef = useForkRef(form, ref)
  const isHydrated = useHydrated()
  const [prerendered] = useState(findWaitingForm)
  // A form that is replaced loses the focus before effects run.
  const [focused] = useState(() => prerendered && document.activeElement)
  useLayoutEffect(() => {
    if (isHydrated && form.current) takeOver(form.current, prerendered, focused)
  }, [isHydrated, prerendered, focused])

  return <form {...props} ref={forkedRef} method={isHydrated ? undefined : 'dialog'} />
}
