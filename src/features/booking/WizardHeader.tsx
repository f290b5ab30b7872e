import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode, Ref } from 'react'
import { getMessageStyles } from '@/ui/MessagePage'

/** The content of a booking page, and its columns: two on wide screens. */
export const WizardContainer = styled(Container)(({ theme }) => ({
  '--wizard-columns': 'minmax(0, 1fr)',
  paddingTop: 'var(--space-block)',
  paddingBottom: 96,
  [theme.breakpoints.up('md')]: {
    // The second is wide enough for three times like '12:00 PM' side by side, each on one line.
    '--wizard-columns': 'minmax(0, 7fr) minmax(min(20rem, 47%), 5fr)',
  },
}))

interface WizardHeaderProps {
  readonly title: string
  readonly subtitle: ReactNode
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined
  /** What the visitor can do about a message, which then is all that the page has. */
  readonly actions?: ReactNode
  /** Beside the title. */
  readonly children?: ReactNode
}

export function WizardHeader({ title, subtitle, titleRef, actions, children }: WizardHeaderProps) {
  return (
    <Header sx={[Boolean(children) && columns, Boolean(actions) && getMessageStyles]}>
      <div>
        <Typography
          variant={actions ? 'h1' : 'h2'}
          component="h1"
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
        >
          {title}
        </Typography>
        <Typography variant="lead" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '60ch' }}>
          {subtitle}
        </Typography>
        {actions}
      </div>
      {children}
    </Header>
  )
}

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: '24px var(--space-block)',
  marginBottom: 28,
  [theme.breakpoints.up('md')]: { marginBottom: 40, alignItems: 'center' },
}))

const columns = { gridTemplateColumns: 'var(--wizard-columns)' }
