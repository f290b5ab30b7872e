import { useEffect, useState } from 'react'
import { lazyAgain } from '../lazyAgain'

const Toasts = lazyAgain(() => import(/* webpackChunkName: "use-toasts" */ './Toasts'))

let resolveRequested: () => void
const requested = new Promise<void>((resolve) => {
  resolveRequested = resolve
})

/** Lets the toasts load. Called by the module that shows them, so with the first form. */
export const requestToasts = (): void => {
  resolveRequested()
}

/** The toasts and their area load with the first form: other pages have no empty landmark. */
export function Notifications() {
  // Not in a `<Suspense>`: after its fallback, even an empty one, React delays further hydration by 300 ms.
  const [isLoaded, setLoaded] = useState(false)

  useEffect(() => {
    requested.then(Toasts.preload).then(
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
