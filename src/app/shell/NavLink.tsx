import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { resolveAddress } from '../../site/siteMap'
import { PageLink } from '../../ui/PageLink'

/** A link of the shell to a page; it says so where that is the page at hand. */
export function NavLink({ page, anchor, ...rest }: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  const resolved = resolveAddress(pathname)
  const current = !anchor && resolved.kind !== 'unknown' && resolved.id === page
  return (
    <PageLink
      {...rest}
      page={page}
      {...(anchor && { anchor })}
      aria-current={current ? 'page' : undefined}
    />
  )
}
