import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Bubble } from './Bubble'
import { Dots } from './Dots'

interface StageProps {
  /** By default three dots, as of somebody who stops typing. */
  readonly children?: ReactNode
}

/** The picture beside a message, in a large bubble. */
export const Stage = ({ children }: StageProps) => (
  <LargeBubble color="indigoSoft" shape="replyLarge" aria-hidden={!children}>
    {children ?? <Dots />}
  </LargeBubble>
)

const LargeBubble = styled(Bubble)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  padding: 'var(--space-card)',
  color: theme.vars.palette.primary.main,
  '--dot-size': 'clamp(16px, 3vw, 36px)',
  '--dot-runs': 2,
  img: { width: 'min(100%, 280px)' },
  [theme.breakpoints.up('md')]: { minHeight: 240 },
}))
