import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Article } from '@/content/types'
import { selectLanguage } from '@/i18n/languageSlice'
import { getArticlePath } from '@/site/routes'
import { useAppSelector } from '@/store/hooks'
import coveringLink from '@/ui/coveringLink.module.css'
import { Section, SectionHeading } from '@/ui/Section'
import { ArticleMeta } from './ArticleMeta'

export function FurtherReading({ further }: Pick<Article, 'further'>) {
  const { t } = useTranslation('blog')
  const language = useAppSelector(selectLanguage)
  return (
    <Section titleId="further-reading" columns={[4, 8]}>
      <SectionHeading id="further-reading" title={t('further_reading')} />
      <Articles>
        {further.map((article) => (
          <li key={article.id}>
            <ArticleMeta article={article} />
            <Link
              href={getArticlePath(article.slugs, language)}
              color="textPrimary"
              underline="none"
              className={coveringLink.link}
            >
              {article.title}
            </Link>
          </li>
        ))}
      </Articles>
    </Section>
  )
}

/** The whole line is a link. */
const Articles = styled('ul')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: 12,
    paddingBlock: 28,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a': { ...theme.typography.h3, textWrap: 'balance' },
  '& li:hover a': { color: theme.vars.palette.primary.main },
}))
