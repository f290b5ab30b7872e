import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SearchForm } from '@/features/search'

/** The title of the blog, and a form to search it. */
export function PageHeader() {
  const { t } = useTranslation('blog')
  return (
    <Header>
      <Typography variant="display">{t('title')}</Typography>
      <div>
        <Typography variant="lead" color="textSecondary">
          {t('description')}
        </Typography>
        <SearchForm />
      </div>
    </Header>
  )
}

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  gap: '32px var(--space-panel)',
  '& h1': { maxWidth: '8em' },
  '& > div': { display: 'grid', gap: 24 },
  '& p': { maxWidth: '48ch' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'end',
  },
}))
