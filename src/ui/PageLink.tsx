import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectLanguage } from '../i18n/languageSlice'
import { addressOf, type PageId } from '../site/siteMap'

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  readonly page: PageId
}

/** A link to a page of the site map, at its address in the visitor's language. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const language = useSelector(selectLanguage)
  return <Link {...rest} to={addressOf(page, language)} />
}
