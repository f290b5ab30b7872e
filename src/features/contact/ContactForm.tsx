import { lazy, Suspense } from 'react'
import { useInView } from 'react-intersection-observer'
import { WaitingForm } from './WaitingForm'

/** How far below the view the form is when it begins to load. */
const approach = '600px 0px'

const LiveForm = lazy(async () => {
  try {
    return await import('./LiveForm')
  } catch {
    // Without the form, the page around it is still worth reading.
    return { default: UnavailableForm }
  }
})

const UnavailableForm = () => <WaitingForm unavailable />

/**
 * The contact form. What it needs is loaded when it comes near; until then it stands there as it
 * will be, in the same space, and takes nothing.
 */
export function ContactForm() {
  const { ref, inView } = useInView({ rootMargin: approach, triggerOnce: true })
  return (
    <div ref={ref} data-approach="">
      {inView ? (
        <Suspense fallback={<WaitingForm />}>
          <LiveForm />
        </Suspense>
      ) : (
        <WaitingForm />
      )}
    </div>
  )
}
