import { lazy, Suspense } from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible } from '../../hydration/hydrateOnVisible'
import { ContactFormFallback } from './ContactFormFallback'
import { ContactFormSkeleton } from './ContactFormSkeleton'

/** How far below the view the form is when it begins to load. */
const rootMargin = '600px 0px'

const ContactForm = lazy(async () => {
  try {
    return await import(/* webpackChunkName: "home-sections" */ './ContactForm')
  } catch {
    // Without the form, the page around it is still worth reading.
    return { default: ContactFormFallback }
  }
})

/** The contact form, loaded when it comes near the view. Its skeleton has the same size. */
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
