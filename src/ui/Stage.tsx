import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Dots } from './Dots'

interface StageProps {
  /** By default three dots, as of somebody who stops typing. */
  readonly children?: ReactNode
}

/** The picture beside a message, in a large bubble. */
export const Stage = ({ children }: StageProps) => (
  <LargeBubble aria-hidden={!children}>{children ?? <Dots />}</LargeBubble>
)

/** No `Bubble`, whose colours would weigh on the script that every page starts with. */
const LargeBubble = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeContent: 'center',
  padding: 'var(--space-card)',
  // Forced-colours mode removes fills, but shows the border.
  border: '1px solid transparent',
  borderRadius: vars.radius.replyLarge,
  backgroundColor: vars.palette.site.indigoSoft,
  color: vars.palette.primary.main,
  '--dot-size': 'clamp(16px, 3vw, 36px)',
  '--dot-runs': 2,
  img: { width: 'min(100%, 280px)' },
  [breakpoints.up('md')]: { minHeight: 240 },
}))
