import Button, { type ButtonProps } from '@mui/material/Button'
import { usePagePath, type PageTarget } from './PageLink'

type ButtonLinkProps = PageTarget & Omit<ButtonProps<'a'>, 'href'>

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  page,
  query,
  anchor,
  unprefixed,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Button {...rest} href={usePagePath({ page, query, anchor, unprefixed })}>
      <span>{children}</span>
    </Button>
  )
}
