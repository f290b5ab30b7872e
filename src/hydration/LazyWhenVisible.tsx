import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible, nearViewport } from './hydrateOnVisible'

interface LazyWhenVisibleProps {
  readonly children: ReactNode
  /** Accessible name of what will be there. */
  readonly label: string
  /** Shown until then. */
  readonly fallback?: ReactNode
  /** Reserves the space that the children will take. */
  readonly className?: string | undefined
}

/**
 * Renders its children, and loads their code, when the visitor scrolls near them or presses a key. Until
 * they are there it is a tab stop itself, so that the keyboard does not jump over them. It keeps the focus
 * when they come; the next Tab leads to them.
 */
export function LazyWhenVisible({ children, label, fallback, className }: LazyWhenVisibleProps) {
  const { ref, inView } = useInView({ rootMargin: nearViewport, triggerOnce: true })
  const isKeyUsed = useKeyUsed()
  const [isLoaded, setLoaded] = useState(false)
  const [isFocused, setFocused] = useState(false)

  return (
    <div
      ref={ref}
      className={className}
      onFocus={({ target, currentTarget }) => {
        setFocused(target === currentTarget)
      }}
      onBlur={() => {
        setFocused(false)
      }}
      {...((!isLoaded || isFocused) && {
        role: 'group',
        'aria-label': label,
        tabIndex: isLoaded ? -1 : 0,
      })}
      {...hydrateOnVisible}
    >
      <Suspense fallback={fallback}>
        {inView || isKeyUsed ? <Loaded onLoad={setLoaded}>{children}</Loaded> : fallback}
      </Suspense>
    </div>
  )
}

interface LoadedProps {
  readonly onLoad: (isLoaded: true) => void
  readonly children: ReactNode
}

/** Its effect runs once nothing in it is loading any more. */
function Loaded({ onLoad, children }: LoadedProps) {
  useLayoutEffect(() => {
    onLoad(true)
  }, [onLoad])
  return children
}

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
