import Link, { type LinkProps } from '@mui/material/Link'
import { siteConfig } from '../site/siteConfig'

/** A link to write to the site's e-mail address. */
export const EmailLink = (props: Omit<LinkProps, 'href' | 'children'>) => (
  <Link {...props} href={`mailto:${siteConfig.email}`}>
    {siteConfig.email}
  </Link>
)
