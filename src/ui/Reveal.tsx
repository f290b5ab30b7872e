import { styled } from '@mui/material/styles'
import type { ElementType, ReactNode } from 'react'
import { useInView } from 'react-intersection-observer'
import { useIsScrolled } from './scroll'

interface RevealProps {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly component?: ElementType | undefined
}

/**
 * Fades its content in within 1000 ms, once, when a tenth of it is in view (requirements, section
 * 9). It counts as in view until the browser says otherwise, so that the first view is painted
 * without JavaScript. At the top of the page nothing is hidden, so that pictures of the whole page, which
 * tools take without scrolling, show everything; what is partly in view stays as it is.
 */
export function Reveal({ children, className, component }: RevealProps) {
  const { ref, inView, entry } = useInView({
    threshold: 0.1,
    triggerOnce: true,
    initialInView: true,
  })
  const isScrolled = useIsScrolled(0)
  const isHidden = isScrolled && !inView && !entry?.intersectionRatio
  return (
    <Fade ref={ref} as={component} className={className} data-hidden={isHidden ? '' : undefined}>
      {children}
    </Fade>
  )
}

/** One CSS rule with a data attribute: a second class would insert styles during hydration. */
const Fade = styled('div')(({ theme }) => ({
  transition: theme.transitions.create(['opacity', 'transform'], {
    duration: theme.transitions.duration.complex,
  }),
  // In a lower window, such as one zoomed to 400 %, a tenth of a section may not fit.
  '@media (prefers-reduced-motion: no-preference) and (height >= 22rem)': {
    '&[data-hidden]': { opacity: 0, transform: 'translateY(16px)', transition: 'none' },
  },
}))
