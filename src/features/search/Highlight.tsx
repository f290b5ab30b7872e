import { styled } from '@mui/material/styles'
import { markTerms } from './domain/words'

interface HighlightProps {
  readonly text: string
  readonly terms: readonly string[]
}

/** A text whose matches of the search terms are highlighted. */
export function Highlight({ text, terms }: HighlightProps) {
  return markTerms(text, terms).map((part, index) =>
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : <span key={index}>{part.text}</span>,
  )
}

const Mark = styled('mark')(({ theme }) => ({
  padding: '0 0.12em',
  backgroundColor: theme.vars.palette.site.sunSoft,
  color: theme.vars.palette.text.primary,
  boxDecorationBreak: 'clone',
}))
