import { useTranslation } from 'react-i18next'
import { industryKeys } from '@/site/industries'
import { NavLink } from './NavLink'
import { NavList } from './NavList'

interface IndustryLinksProps {
  /** Whether the page of all industries comes first. */
  readonly all?: boolean
}

/** Links to the pages of the industries. */
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
