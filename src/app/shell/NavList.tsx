import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { getPageFromPath } from '@/site/resolvePath'
import { PageLink, type PageTarget } from '@/ui/PageLink'

/** A list of links without underlines, each large enough for a finger. */
export const NavList = styled('ul')(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
}))

/** A link to a page, marked with `aria-current` on the current page. */
export function NavLink(props: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  const current = !props.anchor && getPageFromPath(pathname) === props.page
  return <PageLink {...props} aria-current={current ? 'page' : undefined} />
}

interface NavLinksProps {
  readonly links: readonly (PageTarget & { readonly text: string })[]
  readonly className?: string | undefined
}

export const NavLinks = ({ links, className }: NavLinksProps) => (
  <NavList className={className}>
    {links.map(({ text, ...target }, index) => (
      // Not the text: a switch of language must not take a link's focus.
      <li key={index}>
        <NavLink {...target}>{text}</NavLink>
      </li>
    ))}
  </NavList>
)
