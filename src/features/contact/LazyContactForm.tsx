import { Suspense, useEffect, useState } from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible, nearViewport } from '@/hydration/hydrateOnVisible'
import { lazyPart } from '@/ui/LoadBoundary'
import { ContactFormSkeleton } from './ContactFormSkeleton'

/** Whether a key was pressed since the component mounted. */
function useKeyUsed(): boolean {
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const handleKey = () => {
      setUsed(true)
    }
    document.addEventListener('keydown', handleKey, { once: true })
    return () => {
      document.removeEventListener('keydown', handleKey)
    }
  }, [])
  return isUsed
}

const ContactForm = lazyPart(() => import(/* webpackChunkName: "home-sections" */ './ContactForm'))

/**
 * The contact form, loaded when it comes near the viewport, or when a key is pressed: the keyboard
 * and screen readers can jump over what is not there. The skeleton has the same size.
 */
export function LazyContactForm() {
  const { ref, inView } = useInView({ rootMargin: nearViewport, triggerOnce: true })
  const isKeyUsed = useKeyUsed()
  return (
    <div ref={ref} {...hydrateOnVisible}>
      {inView || isKeyUsed ? (
        <Suspense fallback={<ContactFormSkeleton />}>
          <ContactForm />
        </Suspense>
      ) : (
        <ContactFormSkeleton />
      )}
    </div>
  )
}
