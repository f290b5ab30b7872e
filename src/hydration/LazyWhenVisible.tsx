import { useForkRef } from '@mui/material/utils'
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useInView } from 'react-intersection-observer'
import { hydrateOnVisible } from './attributes'

/**
 * The `rootMargin` of an observer that loads an element, or what an element shows, before it comes into
 * view.
 */
export const nearViewport = '600px 0px'

interface LazyWhenVisibleProps {
  readonly children: ReactNode
  /** Accessible name of what will be there. */
  readonly label: string
  /** Reserves the space that the children will take. */
  readonly className?: string | undefined
}

/**
 * Renders its children, and loads their code, when the visitor scrolls near them or presses a key. Until
 * they are there it is a tab stop itself, so that the keyboard does not jump over them. It keeps the focus
 * when they come; the next Tab leads to them.
 */
export function LazyWhenVisible({ children, label, className }: LazyWhenVisibleProps) {
  const place = useRef<HTMLDivElement>(null)
  const { ref, inView } = useInView({ rootMargin: nearViewport, triggerOnce: true })
  const placeRef = useForkRef(place, ref)
  const isKeyUsed = useKeyUsed()
  const [loaded, setLoaded] = useState<LoadedState>()

  return (
    <div
      ref={placeRef}
      className={className}
      {...(loaded !== 'unfocused' && {
        role: 'group',
        'aria-label': label,
        tabIndex: loaded ? -1 : 0,
      })}
      {...hydrateOnVisible}
    >
      <Suspense fallback={null}>
        {(inView || isKeyUsed) && (
          <Loaded place={place} onLoad={setLoaded}>
            {children}
          </Loaded>
        )}
      </Suspense>
    </div>
  )
}

/** Whether the visitor was at the tab stop when what it stands for came. */
type LoadedState = 'focused' | 'unfocused'

interface LoadedProps {
  readonly place: RefObject<Element | null>
  readonly onLoad: (state: LoadedState) => void
  readonly children: ReactNode
}

/** Its effect runs once nothing in it is loading any more. */
function Loaded({ place, onLoad, children }: LoadedProps) {
  useLayoutEffect(() => {
    onLoad(document.activeElement === place.current ? 'focused' : 'unfocused')
  }, [place, onLoad])
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
