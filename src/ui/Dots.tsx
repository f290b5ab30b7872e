import { keyframes, styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { forcedColors } from '@/theme/forcedColors'

/** Three dots that move while somebody types; `--dot-size` is their size, `--dot-runs` how often. */
export const Dots = (props: ComponentProps<'span'>) => (
  <Row {...props} aria-hidden="true">
    <i />
    <i />
    <i />
  </Row>
)

const typing = keyframes({ '40%': { transform: 'translateY(-35%)', opacity: 0.5 } })

const Row = styled('span')({
  display: 'flex',
  gap: 'calc(var(--dot-size, 8px) / 2)',
  '& i': {
    width: 'var(--dot-size, 8px)',
    aspectRatio: 1,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    [forcedColors]: { backgroundColor: 'CanvasText' },
    animation: `${typing} var(--duration-complex) var(--ease) var(--dot-runs, infinite)`,
  },
  '& :nth-of-type(2)': { animationDelay: '150ms' },
  '& :nth-of-type(3)': { animationDelay: '300ms' },
})
