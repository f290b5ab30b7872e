import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { areToastsWanted, onToastsWanted } from './wantToasts'

const Toasts = lazy(() => import(/* webpackChunkName: "use-toasts" */ './Toasts'))

/**
 * The area in which toasts appear; the specification fixes its label for both languages. Their code
 * comes with the first form, which alone has something to tell.
 */
export function Notifications() {
  const [area, setArea] = useState<HTMLElement | null>(null)
  const wanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false)
  return (
    <>
      <section aria-label="Notifications" lang="en" ref={setArea} />
      {wanted && area && (
        <Suspense fallback={null}>
          <Toasts area={area} />
        </Suspense>
      )}
    </>
  )
}
