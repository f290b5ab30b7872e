import { useTranslation } from 'react-i18next'
import { PageLink } from '@/ui/PageLink'
import { StrokeIcon } from '@/ui/StrokeIcon'
import { NavList } from './NavList'

/** A link to the field of the search. Its icon has margins that make it wide enough for a finger. */
export function SearchLink() {
  const { t } = useTranslation('nav')
  return (
    <NavList component="div">
      <PageLink page="search" anchor="query" aria-label={t('search')}>
        <StrokeIcon d="m25 25 5 5M14 20a6 6 0 1 1 12 0 6 6 0 0 1-12 0" size={44} />
      </PageLink>
    </NavList>
  )
}
