import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps, ReactNode } from 'react'
import { Bubble } from './Bubble'
import { Section } from './Section'

interface ClosingBubbleProps extends Pick<ComponentProps<typeof Bubble>, 'color' | 'shape'> {
  readonly title: string
  readonly text: string
  /** The link, which stands beside the text on wide screens. */
  readonly children: ReactNode
}

/** The end of a page: a bubble with a title, a text and a link. */
export const ClosingBubble = ({ title, text, children, ...bubble }: ClosingBubbleProps) => (
  <Section joined>
    <Content {...bubble}>
      <Typography variant="h1" component="h2">
        {title}
      </Typography>
      <Typography variant="lead">{text}</Typography>
      {children}
    </Content>
  </Section>
)

const Content = styled(Bubble)(({ theme, shape }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: '16px 48px',
  padding: 'var(--space-panel)',
  '& p': { maxWidth: '48ch' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    // A reply stands at the right, as in a chat.
    marginLeft: shape === 'replyLarge' ? '12%' : 0,
    '& h2': { gridColumn: '1 / -1' },
  },
}))
