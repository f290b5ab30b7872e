import { Fragment } from 'react'
import { fillIn } from '../i18n/fillIn'
import { siteConfig } from '../site/siteConfig'

const { brand, email } = siteConfig

/** A text with `{{brand}}` replaced by the company's name and `{{email}}` by a mailto link. */
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
