import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface SectionProps {
  /** The anchor of the section, as in `/#benefits`. */
  readonly id?: string
  /** The id of the section's title, which labels the section. */
  readonly titleId?: string
  /** Gives the section a darker background over the full width of the page. */
  readonly sunken?: boolean
  /** Removes the space above, where the section before has the same background and its own space. */
  readonly joined?: boolean | undefined
  /** The widths of two columns on wide screens, in twelfths, as in `[5, 7]`. */
  readonly columns?: readonly [number, number]
  /** The class of the element around the content. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A section of a page, as wide as the site's content. */
export function Section({
  id,
  titleId,
  sunken = false,
  joined = false,
  columns,
  className,
  children,
}: SectionProps) {
  return (
    <Background id={id} aria-labelledby={titleId} sunken={sunken}>
      <Content columns={columns} joined={joined} className={className}>
        {children}
      </Content>
    </Background>
  )
}

const Background = styled('section', { shouldForwardProp: (prop) => prop !== 'sunken' })<{
  readonly sunken: boolean
}>(({ theme, sunken }) => sunken && { backgroundColor: theme.vars.palette.site.sunken })

const Content = styled(Container, {
  shouldForwardProp: (prop) => prop !== 'columns' && prop !== 'joined',
})<{
  readonly columns: SectionProps['columns'] | undefined
  readonly joined: boolean
}>(({ theme, columns, joined }) => ({
  paddingBlock: joined ? '0 var(--space-section)' : 'var(--space-section)',
  ...(columns && {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '48px var(--space-panel)',
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: columns.map((share) => `minmax(0, ${share}fr)`).join(' '),
    },
  }),
}))
