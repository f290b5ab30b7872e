import Container from '@mui/material/Container'
import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ArticleCards } from '@/features/blog'
import { SearchForm } from '@/features/search'
import { StreamedSections } from '@/hydration/StreamedSections'
import { useSections } from '@/i18n/useContent'

export default function BlogPage() {
  return (
    <Content>
      <StreamedSections>
        <PageHeader />
        <LatestArticles />
      </StreamedSections>
    </Content>
  )
}

const Content = styled(Container)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-block)',
  paddingBlock: 'var(--space-panel) var(--space-section)',
})

function PageHeader() {
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
    // Wraps alike in the fallback font.
    '& h1': { maxWidth: '6.9em' },
  },
}))

function LatestArticles() {
  const { read } = useSections(['blog', 'listings/all'])
  const { t } = useTranslation('blog')
  return (
    <section aria-labelledby="latest-articles">
      <Heading>
        <Typography variant="h4" component="h2" id="latest-articles">
          {t('latest')}
        </Typography>
        <Divider />
      </Heading>
      <ArticleCards articles={read('listings/all').articles} leadInFirstView />
    </section>
  )
}

const Heading = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 20,
  marginBottom: 28,
})
