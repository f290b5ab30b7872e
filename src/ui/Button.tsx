import type { ComponentProps } from 'react'
import { PageLink } from './PageLink'
import styles from './Button.module.css'

interface Look {
  readonly look?: 'primary' | 'secondary'
  readonly small?: boolean
  readonly className?: string | undefined
}

const classOf = ({ look = 'primary', small = false, className }: Look) =>
  [styles.button, styles[look], small && styles.small, className].filter(Boolean).join(' ')

export function Button({ look, small, className, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ look, small, className })} />
}

/** A link to a page of the site that looks like a button. */
export function ButtonLink({
  look,
  small,
  className,
  ...rest
}: Look & ComponentProps<typeof PageLink>) {
  return <PageLink {...rest} className={classOf({ look, small, className })} />
}
