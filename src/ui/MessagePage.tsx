import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Stage } from './Stage'

interface MessagePageProps {
  /** Beside the message, on phones above it. */
  readonly illustration?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly children: ReactNode
}

/** A page with a single message and its links or buttons. */
export function MessagePage({ illustration, title, text, children }: MessagePageProps) {
  return (
    <Content>
      <Stage>{illustration}</Stage>
      <Message>
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '50ch' }}>
          {text}
        </Typography>
        {children}
      </Message>
    </Content>
  )
}

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  alignItems: 'center',
  gap: '32px var(--space-block)',
  minHeight: '60vh',
  paddingBlock: '48px 96px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))

const Message = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 24,
  [theme.breakpoints.up('md')]: { order: -1 },
}))
