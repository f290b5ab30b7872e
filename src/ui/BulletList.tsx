import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface BulletListProps {
  readonly items: readonly ReactNode[]
  /** Shows a check in each bullet, for lists of what is included. */
  readonly hasChecks?: boolean
  readonly className?: string | undefined
}

/** A list whose bullets are small speech bubbles in the colour `--bullet-color`. */
export function BulletList({ items, hasChecks = false, className }: BulletListProps) {
  return (
    <Items className={className}>
      {items.map((item, index) => (
        <li key={index}>
          <Bullet>{hasChecks && <Check />}</Bullet>
          <span>{item}</span>
        </li>
      ))}
    </Items>
  )
}

const Check = () => (
  <svg viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d="m4.5 8 2.5 2.5 4.5-5" stroke="currentColor" strokeWidth="2" />
  </svg>
)

const Items = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  lineHeight: 1.5,
  '& li': { display: 'flex', gap: 12 },
})

const Bullet = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 16,
  height: 16,
  // Vertically centred in the item's first line.
  marginTop: 'calc((1lh - 16px) / 2)',
  borderRadius: theme.vars.radius.bubbleRound,
  background: `var(--bullet-color, ${theme.vars.palette.site.coral})`,
  color: theme.vars.palette.background.paper,
  '& svg': { display: 'block' },
}))
