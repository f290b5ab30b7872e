import Container from '@mui/material/Container'
import { styled, type Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Dots } from './Dots'

interface MessagePageProps {
  /** Who says the message. */
  readonly illustration?: ReactNode
  readonly title: ReactNode
  readonly text: ReactNode
  readonly children: ReactNode
}

/** A page with a single message and its links or buttons. */
export function MessagePage({ illustration, title, text, children }: MessagePageProps) {
  return (
    <Content>
      <Said>
        <Message>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead" color="textSecondary" sx={{ maxWidth: '50ch' }}>
            {text}
          </Typography>
          {children}
        </Message>
        <Stage>{illustration}</Stage>
      </Said>
    </Content>
  )
}

/**
 * A message in a large bubble, and beside its tail, on phones below, who says it. No `Bubble`, whose colours
 * would weigh on the script that every page starts with.
 */
export const getMessageStyles = ({ vars, breakpoints }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px var(--space-block)',
  '& > :first-of-type': {
    padding: 'var(--space-panel) var(--space-card)',
    // Forced-colours mode removes fills, but shows the border.
    border: '1px solid transparent',
    borderRadius: vars.radius.replyLarge,
    backgroundColor: vars.palette.site.indigoSoft,
  },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
    alignItems: 'end',
    '& > :first-of-type': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      minHeight: 'min(60vh, 36rem)',
    },
  },
})

const Content = styled(Container)({ paddingBlock: 'var(--space-item) 96px' })

const Said = styled('div')(({ theme }) => getMessageStyles(theme))

const Message = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 24,
})

interface StageProps {
  /** By default three dots, as of somebody who stops typing. */
  readonly children?: ReactNode
}

/** Who says a message. */
export const Stage = ({ children }: StageProps) => (
  <Place aria-hidden={!children}>
    {children ?? (
      <Typing>
        <Dots />
      </Typing>
    )}
  </Place>
)

const Place = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  justifyItems: 'end',
  img: { width: 'min(44%, 176px)', height: 'auto' },
  [breakpoints.up('md')]: { img: { width: '100%' } },
}))

/** A small bubble that overlaps the message's. */
const Typing = styled('div')(({ theme: { vars, breakpoints } }) => ({
  padding: 'var(--space-card)',
  border: '1px solid transparent',
  borderRadius: vars.radius.bubbleLarge,
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  '--dot-size': 'clamp(16px, 3vw, 36px)',
  '--dot-runs': 2,
  [breakpoints.up('md')]: { margin: '0 auto -32px calc(-2 * var(--space-block))' },
}))
