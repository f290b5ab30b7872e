import { Suspense, type ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible, nearViewport } from './hydrateOnVisible'

interface LazyWhenVisibleProps {
  readonly children: ReactNode
  /** Reserves the space that the children will take. */
  readonly className?: string | undefined
}

/** Renders its children, and loads their code, when the visitor scrolls near them. */
export function LazyWhenVisible({ children, className }: LazyWhenVisibleProps) {
  const { ref, inView } = useInView({ rootMargin: nearViewport, triggerOnce: true })
  return (
    <div ref={ref} className={className} {...hydrateOnVisible}>
      <Suspense fallback={null}>{inView && children}</Suspense>
    </div>
  )
}
