import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Article, TitledArticle } from '@/content/types'
import coveringLink from '@/ui/coveringLink.module.css'
import { Section } from '@/ui/Section'
import { SectionHeading } from '@/ui/SectionHeading'
import { ArticleMeta } from './ArticleMeta'
import { useArticlePath } from './useArticlePath'

/** The titles of related articles, one per line. */
export function FurtherReading({ further }: Pick<Article, 'further'>) {
  const { t } = useTranslation('blog')
  return (
    <Section titleId="further-reading" columns={[4, 8]}>
      <SectionHeading id="further-reading" title={t('further_reading')} />
      <Articles>
        {further.map((article) => (
          <Line key={article.id} article={article} />
        ))}
      </Articles>
    </Section>
  )
}

function Line({ article }: { readonly article: TitledArticle }) {
  return (
    <ListItem divider disableGutters>
      <ArticleMeta article={article} />
      <Link
        href={useArticlePath(article.slugs)}
        color="textPrimary"
        underline="none"
        className={coveringLink.link}
      >
        {article.title}
      </Link>
    </ListItem>
  )
}

/** The whole line is a link. */
const Articles = styled(List)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { flexDirection: 'column', alignItems: 'start', gap: 12, paddingBlock: 28 },
  '& a': { ...theme.typography.h3, textWrap: 'balance' },
  '& li:hover a': { color: theme.vars.palette.primary.main },
}))
