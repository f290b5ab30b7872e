import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { SearchEntry } from './domain/search'
import { createSnippet } from './domain/snippet'
import { getSearchTerms } from './domain/words'
import { Highlight } from './Highlight'

interface SearchResultsProps {
  readonly results: readonly SearchEntry[]
  readonly query: string
}

/** The search results, best match first, each with a snippet for the query. */
export function SearchResults({ results, query }: SearchResultsProps) {
  const { t } = useTranslation('search')
  const terms = getSearchTerms(query)
  return (
    <Results component="ol" disablePadding>
      {results.map((entry) => (
        <ListItem key={`${entry.kind} ${entry.path} ${entry.title}`} divider disableGutters>
          <Typography variant="body2" color="textSecondary">
            {t(`kind_${entry.kind}`)}
          </Typography>
          <div>
            <Typography variant="h4" component="h2">
              <Link href={entry.path} color="textPrimary" underline="hover">
                <Highlight text={entry.title} terms={terms} />
              </Link>
            </Typography>
            <Typography color="textSecondary">
              <Highlight text={createSnippet(entry, terms)} terms={terms} />
            </Typography>
          </div>
        </ListItem>
      ))}
    </Results>
  )
}

const Results = styled(List)<{ readonly component: 'ol' }>(({ theme }) => ({
  width: '100%',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'grid',
    alignItems: 'start',
    gap: '8px clamp(24px, 4vw, 48px)',
    paddingBlock: 28,
  },
  '& div': { display: 'grid', justifyItems: 'start', gap: 8, maxWidth: '68ch' },
  [theme.breakpoints.up('sm')]: {
    '& li': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)' },
  },
}))
