import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface MessagePageProps {
  /** Shown above the title, on wide screens beside it. */
  readonly illustration?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly children: ReactNode
}

/** A page with a single message and its links or buttons. */
export function MessagePage({ illustration, title, text, children }: MessagePageProps) {
  return (
    <Content>
      {illustration}
      <Message>
        <Typography variant="h1">{title}</Typography>
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
  alignContent: 'center',
  gap: '24px var(--space-panel)',
  minHeight: '60vh',
  paddingBlock: '48px 96px',
  [theme.breakpoints.up('lg')]: {
    alignItems: 'center',
    '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    '& > :nth-last-child(2)': { order: 1 },
  },
}))

const Message = styled('div')({ display: 'grid', justifyItems: 'start', gap: 24 })
