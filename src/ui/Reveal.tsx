import type { ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'
import styles from './Reveal.module.css'

interface RevealProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/**
 * Fades its content in within 1000 ms, once, when a tenth of it is in view (specification, section
 * 9). It counts as seen until the browser says that it is not: what stands in the first view is
 * simply there, and no paint waits for a script.
 */
export function Reveal({ children, className }: RevealProps) {
  const { ref, inView } = useInView({ threshold: 0.1, triggerOnce: true, initialInView: true })
  const classes = [className, inView ? styles.shown : styles.hidden].filter(Boolean)
  return (
    <div ref={ref} className={classes.join(' ')}>
      {children}
    </div>
  )
}
