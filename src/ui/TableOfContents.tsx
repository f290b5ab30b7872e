import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Bubble } from './Bubble'

interface TableOfContentsProps {
  readonly title: string
  /** The sections by the ids of their elements. */
  readonly entries: readonly { readonly id: string; readonly title: ReactNode }[]
  readonly isNumbered?: boolean
  readonly className?: string | undefined
}

/** Links to the sections of a long text. They have the path, so that the router knows each jump, for Back. */
export function TableOfContents({
  title,
  entries,
  isNumbered = false,
  className,
}: TableOfContentsProps) {
  const { pathname } = useLocation()
  return (
    <Contents component="nav" color="sunken" aria-labelledby="contents-title" className={className}>
      <Typography variant="h4" component="p" id="contents-title">
        {title}
      </Typography>
      <ol data-numbered={isNumbered || undefined}>
        {entries.map(({ id, title: entry }) => (
          <li key={id}>
            <Link href={`${pathname}#${id}`}>{entry}</Link>
          </li>
        ))}
      </ol>
    </Contents>
  )
}

const Contents = styled(Bubble)(({ theme }) => ({
  alignSelf: 'start',
  padding: '24px 28px',
  '& ol': { marginTop: 8 },
  '& [data-numbered]': { paddingLeft: '1.4em', listStyle: 'decimal' },
  '& li::marker': {
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': {
    display: 'block',
    padding: '8px 0',
    color: theme.vars.palette.text.primary,
    lineHeight: 1.35,
    textDecorationColor: 'transparent',
    textUnderlineOffset: 4,
    '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentcolor' },
  },
}))
