import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { getPageFromPath } from '@/site/resolvePath'
import { PageLink } from '@/ui/PageLink'

/** A link to a page, marked with `aria-current` on the current page. */
export function NavLink({ page, anchor, ...rest }: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  const current = !anchor && getPageFromPath(pathname) === page
  return (
    <PageLink
      {...rest}
      page={page}
      {...(anchor && { anchor })}
      aria-current={current ? 'page' : undefined}
    />
  )
}
