import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { usePagePath } from '@/ui/PageLink'

const suggestions = [
  'suggestion_plans',
  'suggestion_channels',
  'suggestion_systems',
  'suggestion_time',
  'suggestion_handoff',
] as const

/** Questions that the search answers, in a bubble. */
export function Suggestions({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  const { t } = useTranslation('search')
  return (
    <nav ref={ref} aria-labelledby="search-suggestions">
      <Typography variant="h4" component="h2" id="search-suggestions">
        {t('suggestions')}
      </Typography>
      <Chips>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Suggestion query={t(suggestion)} />
          </li>
        ))}
      </Chips>
    </nav>
  )
}

function Suggestion({ query }: { readonly query: string }) {
  const path = usePagePath({ page: 'search', query: { q: query } })
  return <Chip component="a" href={path} clickable label={query} />
}

const Chips = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  maxWidth: 720,
  marginTop: 20,
  '& a': {
    minHeight: 48,
    padding: '8px 4px',
    borderRadius: theme.vars.radius.bubble,
    fontSize: theme.typography.body1.fontSize,
  },
  '& a, & a:hover': { backgroundColor: theme.vars.palette.background.paper },
  '& li:nth-of-type(even) a': { borderRadius: theme.vars.radius.reply },
}))
