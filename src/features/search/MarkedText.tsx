import { styled } from '@mui/material/styles'
import { getSoftStyles } from '@/theme/components/surfaces'
import type { MarkedPart } from './words'

/** A text in which the words that were found are marked. */
export function MarkedText({ parts }: { readonly parts: readonly MarkedPart[] }) {
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
