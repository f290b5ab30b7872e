import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { selectLanguage } from '../i18n/languageSlice'
import { addressOf, unprefixedAddressOf, type PageId } from '../site/siteMap'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly page: PageId
  /** The query, for example `{ industry: 'Salud' }`. */
  readonly query?: Readonly<Record<string, string>>
  /** The id of the element to lead to, without `#`. */
  readonly anchor?: string
  /** Leads by the address without a prefix, which the language sync then completes (R7). */
  readonly unprefixed?: boolean
}

/** A link to a page of the site map, at its address in the visitor's language. */
export function PageLink({
  page,
  query,
  anchor,
  unprefixed = false,
  children,
  ...rest
}: PageLinkProps) {
  const language = useSelector(selectLanguage)
  const address = (unprefixed ? unprefixedAddressOf : addressOf)(page, language)
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return (
    <a {...rest} href={`${address}${search}${anchor ? `#${anchor}` : ''}`}>
      {children}
    </a>
  )
}
