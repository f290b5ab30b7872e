import {
  Children,
  createContext,
  Suspense,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react'
import { afterPaint } from './afterPaint'
import styles from './StreamedSections.module.css'

/** Whether the page was reached by client-side navigation, so that its top should be painted first. */
export const ClientNavigationContext = createContext(false)

/**
 * Renders the sections of a page, each in its own `<Suspense>`, so that React hydrates them one by one,
 * the one that the visitor uses first. After a client-side navigation the first section is painted
 * before the others are rendered, one at a time.
 */
export function StreamedSections({ children }: { readonly children: ReactNode }) {
  const pieces = Children.toArray(children)
  const fromAnotherPage = useContext(ClientNavigationContext)
  const [count, setCount] = useState(fromAnotherPage ? 1 : Infinity)
  const isComplete = count >= pieces.length

  useEffect(() => {
    if (isComplete) return
    return afterPaint(() => {
      setCount(count + 1)
    })
  }, [count, isComplete])

  return (
    <>
      {pieces.slice(0, count).map((piece, index) => (
        <Suspense key={index} fallback={null}>
          {piece}
        </Suspense>
      ))}
      {!isComplete && <div className={styles.more} />}
    </>
  )
}
