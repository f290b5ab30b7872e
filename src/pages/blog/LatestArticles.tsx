import Divider from '@mui/material/Divider'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ArticleCards } from '@/features/blog'
import { useSections } from '@/i18n/useContent'

/** All articles, newest first. */
export function LatestArticles() {
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
