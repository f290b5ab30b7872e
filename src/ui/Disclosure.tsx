import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { StrokeIcon } from './StrokeIcon'

interface DisclosureProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** A line that expands to show more, also without JavaScript. */
export const Disclosure = ({ summary, children, className }: DisclosureProps) => (
  <Details className={className}>
    <summary>
      <span>{summary}</span>
      <StrokeIcon d="M10 3v14M3 10h14" size={20} strokeWidth={2.4} />
    </summary>
    {children}
  </Details>
)

const Details = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 24,
  },
  '& svg': {
    color: theme.vars.palette.primary.main,
    transition: theme.transitions.create('transform'),
  },
  '&[open] svg': { transform: 'rotate(45deg)' },
}))
