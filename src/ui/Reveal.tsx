import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'

interface RevealProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/**
 * Fades its content in within 1000 ms, once, when a tenth of it is in view (requirements,
 * section 9). It counts as seen until the browser says that it is not: what stands in the first
 * view is simply there, and no paint waits for a script.
 */
export function Reveal({ children, className }: RevealProps) {
  const { ref, inView } = useInView({ threshold: 0.1, triggerOnce: true, initialInView: true })
  return (
    <Fade ref={ref} className={className} data-hidden={inView ? undefined : ''}>
      {children}
    </Fade>
  )
}

/** Both states in one rule: another class would be inserted when a page is hydrated. */
const Fade = styled('div')(({ theme }) => ({
  transition: theme.transitions.create(['opacity', 'transform'], { duration: 1000 }),
  '@media (prefers-reduced-motion: no-preference)': {
    '&[data-hidden]': { opacity: 0, transform: 'translateY(16px)', transition: 'none' },
  },
}))
