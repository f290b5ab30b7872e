import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getSoftStyles } from '@/theme/components/surfaces'
import type { SearchResult } from './createSearch'
import type { MarkedPart } from './words'

/** The results of a search, the best first, each with its page and a snippet. */
export function SearchResults({ results }: { readonly results: readonly SearchResult[] }) {
  const { t } = useTranslation('search')
  return (
    <Results>
      {results.map(({ kind, path, page, title, snippet }, index) => (
        <li key={index}>
          <Chip component="p" label={t(`kind_${kind}`)} />
          <div>
            <Typography variant="h4" component="h2">
              <Link href={path} color="textPrimary" underline="hover">
                {page && <PageTitle>{`${page} › `}</PageTitle>}
                <MarkedText parts={title} />
              </Link>
            </Typography>
            <Typography color="textSecondary">
              <MarkedText parts={snippet} />
            </Typography>
          </div>
        </li>
      ))}
    </Results>
  )
}

/** An inline block: the underline of the link does not extend into it. */
const PageTitle = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  width: '100%',
  marginBottom: 4,
  color: theme.vars.palette.text.secondary,
}))

/** The best result stands in a bubble, the others below it in rows, with their texts in line. */
const Results = styled('ol')(({ theme }) => ({
  width: '100%',
  '& li': {
    display: 'grid',
    alignItems: 'baseline',
    justifyItems: 'start',
    gap: '12px var(--space-block)',
    padding: '28px var(--space-item)',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': {
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.radius.bubble,
    backgroundColor: theme.vars.palette.background.paper,
    '& h2': theme.typography.h3,
  },
  '& div': { display: 'grid', justifyItems: 'start', gap: 8, maxWidth: '68ch' },
  [theme.breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(7rem, 2fr) minmax(0, 10fr)' },
  },
}))

function MarkedText({ parts }: { readonly parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMark }, index) =>
    isMark ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  )
}

const Mark = styled('mark')(({ theme }) => ({
  padding: '0 0.12em',
  borderBottom: '2px solid transparent',
  ...getSoftStyles(theme, 'sun'),
  color: theme.vars.palette.text.primary,
  boxDecorationBreak: 'clone',
}))
