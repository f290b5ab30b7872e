import { styled } from '@mui/material/styles'
import {
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
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
 * they are there it is a tab stop itself, so that the keyboard does not jump over them.
 */
export function LazyWhenVisible({ children, label, fallback, className }: LazyWhenVisibleProps) {
  const { ref: observe, inView } = useInView({ rootMargin: nearViewport, triggerOnce: true })
  const isKeyUsed = useKeyUsed()
  const [isLoaded, setLoaded] = useState(false)
  const place = useRef<HTMLElement>(null)
  const setPlace = useCallback(
    (element: HTMLElement | null) => {
      place.current = element
      observe(element)
    },
    [observe],
  )
  const handleLoad = useCallback(() => {
    if (document.activeElement === place.current)
      place.current?.querySelector<HTMLElement>(firstTabStop)?.focus()
    setLoaded(true)
  }, [])

  return (
    <Place
      ref={setPlace}
      className={className}
      {...(!isLoaded && { role: 'group', 'aria-label': label, tabIndex: 0 })}
      {...hydrateOnVisible}
    >
      <Suspense fallback={fallback}>
        {inView || isKeyUsed ? <Loaded onLoad={handleLoad}>{children}</Loaded> : fallback}
      </Suspense>
    </Place>
  )
}

const firstTabStop = ':is(a[href], button, input, [tabindex]):not([tabindex="-1"])'

/** Without scripts nothing would load. */
const Place = styled('div')({ '@media (scripting: none)': { display: 'none' } })

interface LoadedProps {
  readonly onLoad: () => void
  readonly children: ReactNode
}

/** Its effect runs once nothing in it is loading any more. */
function Loaded({ onLoad, children }: LoadedProps) {
  useLayoutEffect(onLoad, [onLoad])
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
