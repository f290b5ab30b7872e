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

/** The toasts and their area load with the first form: other pages have no empty landmark. */
export function Notifications() {
  // Not `lazy`: after a Suspense fallback, even an empty one, React delays further hydration by 300
  // ms.
  const [Toasts, setToasts] = useState(() => loadedToasts)

  useEffect(() => {
    loadToasts().then(
      (loaded) => {
        setToasts(() => loaded)
      },
      () => {
        // Without toasts, the forms still show the outcome.
      },
    )
  }, [])

  return Toasts && <Toasts />
}
