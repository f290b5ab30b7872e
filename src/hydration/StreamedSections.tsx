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

/** Whether the visitor comes to a page from another one, and waits for its beginning. */
export const ClientNavigationContext = createContext(false)

/**
 * The sections of a page. In a document React takes each over by itself: the one that a visitor
 * touches first, and between any two the page answers. On the way from another page the first one
 * is painted before the others are made, one at a time.
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
