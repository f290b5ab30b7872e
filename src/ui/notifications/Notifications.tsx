import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type ToastsModule from './Toasts'
import { toastsRequested } from './requestToasts'

type ToastsComponent = typeof ToastsModule

/** Kept outside of React, so that later mounts render the toasts at once. */
let loadedToasts: ToastsComponent | undefined

async function loadToasts(): Promise<ToastsComponent> {
  await toastsRequested
  const { default: Toasts } = await import(/* webpackChunkName: "use-toasts" */ './Toasts')
  loadedToasts = Toasts
  return Toasts
}

/**
 * The area for toasts; its label is the same in both languages (requirements, section 1). It appears
 * with the code of the toasts, which loads with the first form: other pages have no empty landmark.
 */
export function Notifications() {
  const [area, setArea] = useState<HTMLElement | null>(null)
  // Not `lazy`: after a Suspense fallback, even an empty one, React delays further hydration by 300
  // ms.
  const [Toasts, setToasts] = useState(() => loadedToasts)

  useEffect(() => {
    let isMounted = true
    loadToasts().then(
      (loaded) => {
        if (isMounted) setToasts(() => loaded)
      },
      () => {
        // Without toasts, the forms still show the outcome.
      },
    )
    return () => {
      isMounted = false
    }
  }, [])

  return (
    <>
      {Toasts && (
        // Live: a toast that appears with its text would else be silent, unless it is an alert.
        <Area aria-label="Notifications" aria-live="polite" lang="en" ref={setArea} />
      )}
      {Toasts && area && <Toasts area={area} />}
    </>
  )
}

/** Below the header: at the bottom of a phone's screen, toasts would cover the form's buttons. */
const Area = styled('section')({
  '& .notistack-SnackbarContainer': { top: 'calc(var(--header-height) + 8px)' },
})
