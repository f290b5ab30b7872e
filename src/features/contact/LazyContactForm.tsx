import { lazy, Suspense } from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible } from '@/hydration/hydrateOnVisible'
import { ContactFormFallback } from './ContactFormFallback'
import { ContactFormSkeleton } from './ContactFormSkeleton'

/** The form starts to load when it is this far below the viewport. */
const rootMargin = '600px 0px'

const ContactForm = lazy(async () => {
  try {
    return await import(/* webpackChunkName: "home-sections" */ './ContactForm')
  } catch {
    // If the chunk cannot be loaded, the rest of the page must still render.
    return { default: ContactFormFallback }
  }
})

/** The contact form, loaded when it comes near the viewport. The skeleton has the same size. */
export function LazyContactForm() {
  const { ref, inView } = useInView({ rootMargin, triggerOnce: true })
  return (
    <div ref={ref} {...hydrateOnVisible}>
      {inView ? (
        <Suspense fallback={<ContactFormSkeleton />}>
          <ContactForm />
        </Suspense>
      ) : (
        <ContactFormSkeleton />
      )}
    </div>
  )
}
