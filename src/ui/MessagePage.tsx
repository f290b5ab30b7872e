import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Dots } from './Dots'

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
