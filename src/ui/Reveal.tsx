import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'

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
  return (
    <Fade ref={ref} className={className} shown={inView}>
      {children}
    </Fade>
  )
}

const Fade = styled('div', { shouldForwardProp: (prop) => prop !== 'shown' })<{ shown: boolean }>(
  ({ theme, shown }) =>
    shown
      ? { transition: theme.transitions.create(['opacity', 'transform'], { duration: 1000 }) }
      : {
          '@media (prefers-reduced-motion: no-preference)': {
            opacity: 0,
            transform: 'translateY(16px)',
          },
        },
)
