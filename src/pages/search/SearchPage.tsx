import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { maxQueryLength, SearchView } from '@/features/search'
import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'

export default function SearchPage() {
  const { t } = useTranslation('search')
  const query = useHydratedSearchParams().get('q')?.trim().slice(0, maxQueryLength) ?? ''
  return (
    <Content>
      <Typography variant="h1">{t('title')}</Typography>
      <SearchView query={query} />
    </Content>
  )
}

const Content = styled(Container)({
  display: 'grid',
  alignContent: 'start',
  // The footer stays below the window while results come.
  minHeight: '100vh',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-card)',
  paddingBlock: 'var(--space-panel) var(--space-section)',
})
