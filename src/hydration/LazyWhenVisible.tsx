import { Suspense, type ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible } from './hydrateOnVisible'

interface LazyWhenVisibleProps {
  readonly children: ReactNode
  /** Keeps the room that the content will take. */
  readonly className?: string | undefined
}

/** Content that a visitor is spared until they come near it; what it needs is loaded only then. */
export function LazyWhenVisible({ children, className }: LazyWhenVisibleProps) {
  const { ref, inView } = useInView({ rootMargin: '600px 0px', triggerOnce: true })
  return (
    <div ref={ref} className={className} {...hydrateOnVisible}>
      <Suspense fallback={null}>{inView && children}</Suspense>
    </div>
  )
}
