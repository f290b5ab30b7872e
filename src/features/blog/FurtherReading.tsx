import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useContent } from '../../i18n/useContent'
import type { ArticleId } from '../../site/article'
import { PageLink } from '../../ui/PageLink'
import { Section } from '../../ui/Section'
import { SectionHeading } from '../../ui/SectionHeading'
import { ArticleMeta } from './ArticleMeta'

/** What to read after an article: titles only, one a line. */
export function FurtherReading({ id }: { readonly id: ArticleId }) {
  const { t } = useTranslation('blog')
  const [, ...further] = useContent(id).articles
  return (
    <Section titleId="further-reading" columns={[4, 8]}>
      <SectionHeading id="further-reading" title={t('further_reading')} />
      <Articles disablePadding>
        {further.map((article) => (
          <ListItem key={article.id} divider disableGutters>
            <ArticleMeta article={article} />
            <Link component={PageLink} page={article.id} color="textPrimary" underline="none">
              {article.title}
            </Link>
          </ListItem>
        ))}
      </Articles>
    </Section>
  )
}

/** A whole line is its article's link. */
const Articles = styled(List)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': { flexDirection: 'column', alignItems: 'start', gap: 12, paddingBlock: 28 },
  '& a': { ...theme.typography.h3, textWrap: 'balance' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover a': { color: theme.vars.palette.primary.main },
  '& a:focus-visible': { outline: 0 },
  '& a:focus-visible::after': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -3,
  },
}))
