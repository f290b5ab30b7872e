import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { ListedArticle } from '@/content/types'
import { PageLink } from '@/ui/PageLink'
import { StrokeIcon } from '@/ui/StrokeIcon'

/** The link back to the blog, and the article's title and summary. */
export function ArticleHeader({ article }: { readonly article: ListedArticle }) {
  const { t } = useTranslation('blog')
  const { title, excerpt } = article
  return (
    <Header>
      <Link component={PageLink} page="blog" color="textPrimary" underline="hover">
        <StrokeIcon d="M15 9H3M8 4 3 9l5 5" />
        <span>{t('back_to_blog')}</span>
      </Link>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead" color="textSecondary">
        {excerpt}
      </Typography>
    </Header>
  )
}

const Header = styled('header')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 20,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: theme.typography.fontWeightMedium,
  },
  '& h1': { maxWidth: '14.4em' },
  '& p': { maxWidth: '60ch' },
}))
