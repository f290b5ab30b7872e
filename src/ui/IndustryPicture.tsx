import type { ComponentProps } from 'react'
import type { IndustryKey } from '../site/industries'

interface IndustryPictureProps extends Pick<
  ComponentProps<'img'>,
  'className' | 'loading' | 'fetchPriority'
> {
  readonly industry: IndustryKey
}

/** The illustration of an industry. It says nothing that the text beside it does not say. */
export function IndustryPicture({ industry, loading = 'lazy', ...rest }: IndustryPictureProps) {
  return (
    <img
      {...rest}
      src={`/pictures/industries/${industry}.svg`}
      alt=""
      width={800}
      height={600}
      loading={loading}
    />
  )
}
