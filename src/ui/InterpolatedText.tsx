import { Fragment } from 'react'
import { fillIn } from '../i18n/fillIn'
import { siteConfig } from '../site/siteConfig'

const { brand, email } = siteConfig

/** A text in which `{{brand}}` is the provider's name and `{{email}}` a link to write to them. */
export function InterpolatedText({ text }: { readonly text: string }) {
  return fillIn(text, { brand })
    .split('{{email}}')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
        {part}
      </Fragment>
    ))
}
