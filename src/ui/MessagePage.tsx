import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface MessagePageProps {
  /** A large number above the title, such as a status code. */
  readonly numeral?: string
  readonly title: ReactNode
  readonly text: ReactNode
  readonly children: ReactNode
}

/** A page with a single message and its links or buttons. */
export function MessagePage({ numeral, title, text, children }: MessagePageProps) {
  return (
    <Content>
      {numeral && <Numeral variant="numeral">{numeral}</Numeral>}
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

const Numeral = styled(Typography)(({ theme }) => ({
  padding: '20px 36px',
  borderRadius: theme.vars.radius.bubbleLarge,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
}))
