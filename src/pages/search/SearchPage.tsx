import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { AssistantPicture } from '@/features/assistants'
import { maxQueryLength, SearchView } from '@/features/search'
import { useHydratedSearchParams } from '@/hydration/useHydratedSearchParams'

export default function SearchPage() {
  const { t } = useTranslation('search')
  const query = useHydratedSearchParams().get('q')?.trim().slice(0, maxQueryLength) ?? ''
  return (
    <Content>
      <Typography variant="h1">{t('title')}</Typography>
      {query === '' && <AssistantPicture assistant="dataanalyst" size={240} />}
      <SearchView query={query} />
    </Content>
  )
}

const Content = styled(Container)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-card)',
  paddingBlock: 'var(--space-panel) var(--space-section)',
  '& h1': { maxWidth: '10.7em' },
  // A query from the URL takes it away, which must move nothing.
  '& > img': {
    position: 'absolute',
    insetInlineEnd: 'var(--gutter)',
    insetBlockStart: 'var(--space-panel)',
    [theme.breakpoints.down('xl')]: { display: 'none' },
  },
}))
