import { useEffect, useState } from 'react'
import { lazyAgain } from '../lazyAgain'
import { toastsRequested } from './requestToasts'

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
