import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface MessagePageProps {
  /** Shown above the title. */
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
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '50ch' }}>
        {text}
      </Typography>
      {children}
    </Content>
  )
}

const Content = styled(Container)({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: 24,
  minHeight: '60vh',
  paddingBlock: '48px 96px',
})
