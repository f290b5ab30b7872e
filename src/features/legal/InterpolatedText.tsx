import Link from '@mui/material/Link'
import { Fragment, type ReactNode } from 'react'
import { companyText } from '@/content/companyText'
import { fillIn } from '@/i18n/fillIn'
import { siteConfig } from '@/site/siteConfig'
import { EmailLink } from '@/ui/EmailLink'

const { brand } = siteConfig

const googlePolicyUrl = 'https://developers.google.com/terms/api-services-user-data-policy'

const links: Readonly<Record<string, ReactNode>> = {
  '{{email}}': <EmailLink />,
  '{{googlePolicy}}': <Link href={googlePolicyUrl}>developers.google.com</Link>,
}

/**
 * A text in which `{{brand}}` and `{{company}}` are filled in, and `{{email}}` and `{{googlePolicy}}`
 * are links.
 */
export function InterpolatedText({ text }: { readonly text: string }) {
  return fillIn(text, { brand, company: companyText })
    .split(/({{\w+}})/)
    .map((part, index) => <Fragment key={index}>{links[part] ?? <span>{part}</span>}</Fragment>)
}
