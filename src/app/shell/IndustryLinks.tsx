import { useTranslation } from 'react-i18next'
import { industryKeys } from '../../site/industries'
import { NavLink } from './NavLink'

interface IndustryLinksProps {
  /** Whether the page of all sectors stands first. */
  readonly all?: boolean
  readonly className?: string | undefined
}

/** The pages of the sectors. */
export function IndustryLinks({ all = false, className }: IndustryLinksProps) {
  const { t } = useTranslation(['nav', 'industries'])
  return (
    <ul className={className}>
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
    </ul>
  )
}
