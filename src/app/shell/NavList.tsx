import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { industryKeys } from '@/site/industries'
import { getPageFromPath } from '@/site/resolvePath'
import { PageLink } from '@/ui/PageLink'

/** A list of links without underlines, each large enough for a finger. */
export const NavList = styled(List)(({ theme }) => ({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
  },
})) as typeof List

/** A link to a page, marked with `aria-current` on the current page. */
export function NavLink(props: ComponentProps<typeof PageLink>) {
  const { pathname } = useLocation()
  const current = !props.anchor && getPageFromPath(pathname) === props.page
  return <PageLink {...props} aria-current={current ? 'page' : undefined} />
}

interface IndustryLinksProps {
  /** Whether the page of all industries comes first. */
  readonly all?: boolean
}

export function IndustryLinks({ all = false }: IndustryLinksProps) {
  const { t } = useTranslation(['nav', 'industries'])
  return (
    <NavList>
      {all && (
        <li>
          <NavLink page="industries">{t('all_industries')}</NavLink>
        </li>
      )}
      {industryKeys.map((key) => (
        <li key={key}>
          <NavLink page={key}>{t(`industries:${key}`)}</NavLink>
        </li>
      ))}
    </NavList>
  )
}
