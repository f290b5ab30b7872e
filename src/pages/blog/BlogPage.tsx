import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { StreamedSections } from '@/hydration/StreamedSections'
import { LatestArticles } from './LatestArticles'
import { PageHeader } from './PageHeader'

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
