import { Fragment } from 'react'
import { proof } from '../content/proof'
import { fillIn } from '../i18n/fillIn'
import { siteConfig } from '../site/siteConfig'

const { brand, email } = siteConfig
const { legalName = brand, address = [] } = proof.company
const company = [legalName, ...address].join(', ')

const googlePolicyUrl = 'https://developers.google.com/terms/api-services-user-data-policy'

const links: Readonly<Record<string, { readonly href: string; readonly text: string }>> = {
  '{{email}}': { href: `mailto:${email}`, text: email },
  '{{googlePolicy}}': { href: googlePolicyUrl, text: 'developers.google.com' },
}

/**
 * A text in which `{{brand}}` and `{{company}}` are filled in, and `{{email}}` and `{{googlePolicy}}`
 * are links.
 */
export function InterpolatedText({ text }: { readonly text: string }) {
  return fillIn(text, { brand, company })
    .split(/({{\w+}})/)
    .map((part, index) => {
      const link = links[part]
      return <Fragment key={index}>{link ? <a href={link.href}>{link.text}</a> : part}</Fragment>
    })
}
