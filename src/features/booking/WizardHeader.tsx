import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface WizardHeaderProps {
  /** Below the subtitle. */
  readonly note?: ReactNode
  /** Beside the title. */
  readonly children?: ReactNode
}

/** The page's title and subtitle. */
export function WizardHeader({ note, children }: WizardHeaderProps) {
  const { t } = useTranslation('scheduledemo')
  return (
    <Header>
      <div>
        <Typography variant="h2" component="h1">
          {t('title')}
        </Typography>
        <Typography
          variant="lead"
          sx={{ marginTop: 1.5, maxWidth: '46ch', color: 'text.secondary' }}
        >
          {t('subtitle')}
        </Typography>
        {note}
      </div>
      {children}
    </Header>
  )
}

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 72px)',
  marginBottom: 28,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'end',
    marginBottom: 40,
  },
}))
