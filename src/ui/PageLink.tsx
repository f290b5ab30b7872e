import Button, { type ButtonProps } from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { selectLanguage } from '../i18n/languageSlice'
import { composePath, getRoutePath, type StaticPageId } from '../site/routes'

/** A page of the site, with an optional query and anchor. */
export interface PageTarget {
  readonly page: StaticPageId
  /** The query, for example `{ industry: 'Salud' }`. */
  readonly query?: Readonly<Record<string, string>> | undefined
  /** The id of the target element, without `#`. */
  readonly anchor?: string | undefined
}

/** The path of a page in the visitor's language, with query and hash. */
export function usePagePath({ page, query, anchor }: PageTarget): string {
  const language = useSelector(selectLanguage)
  return composePath(getRoutePath(page, language), { query, anchor })
}

type PageLinkProps = PageTarget & Omit<ComponentProps<'a'>, 'href'>

/** A link to a page of the site. */
export function PageLink({ page, query, anchor, children, ...rest }: PageLinkProps) {
  return (
    <a {...rest} href={usePagePath({ page, query, anchor })}>
      {children}
    </a>
  )
}

type ButtonLinkProps = PageTarget & Omit<ButtonProps<'a'>, 'href'>

/** A link to a page of the site that looks like a button. */
export function ButtonLink({ page, query, anchor, children, ...rest }: ButtonLinkProps) {
  return (
    <Button {...rest} href={usePagePath({ page, query, anchor })}>
      <span>{children}</span>
    </Button>
  )
}
