import { useEffect, useState } from 'react'
import { lazyAgain } from '../lazyAgain'

let resolveToastsRequested: () => void

/** Resolves once a module that can show a toast has loaded. */
const toastsRequested = new Promise<void>((resolve) => {
  resolveToastsRequested = resolve
})

/** Called by modules that can show a toast. */
export const requestToasts = (): void => {
  resolveToastsRequested()
}

const Toasts = lazyAgain(() => import(/* webpackChunkName: "use-toasts" */ './Toasts'))

/** The toasts and their area load with the first form: other pages have no empty landmark. */
export function Notifications() {
  // Not in a `<Suspense>`: after its fallback, even an empty one, React delays further hydration by 300 ms.
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    toastsRequested.then(Toasts.preload).then(
      () => {
        setLoaded(true)
      },
      () => {
        // Without toasts, the forms still show the outcome.
      },
    )
  }, [])

  return isLoaded && <Toasts />
}
