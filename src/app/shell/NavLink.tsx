import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { getPageFromPath } from '@/site/resolvePath'
import { PageLink } from '@/ui/PageLink'

/** A link to a page, marked with `aria-current` on the current page. */
export function NavLink(props: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  const current = !props.anchor && getPageFromPath(pathname) === props.page
  return <PageLink {...props} aria-current={current ? 'page' : undefined} />
}
