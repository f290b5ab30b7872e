import Link, { type LinkProps } from '@mui/material/Link'
import { siteConfig } from '../site/siteConfig'

/** A link to write to the site's e-mail address, which translators leave as it is. */
export const EmailLink = (props: Omit<LinkProps, 'href' | 'children'>) => (
  <Link {...props} href={`mailto:${siteConfig.email}`} translate="no">
    {siteConfig.email}
  </Link>
)
