import { styled } from '@mui/material/styles'
import type { IndustryKey } from '../site/industries'

interface IndustryPictureProps {
  readonly industry: IndustryKey
  readonly loading?: 'lazy' | 'eager'
  readonly fetchPriority?: 'high'
  readonly className?: string | undefined
}

/** The illustration of an industry; decorative, so it has no alternative text. */
export const IndustryPicture = ({ industry, loading = 'lazy', ...rest }: IndustryPictureProps) => (
  <Picture
    {...rest}
    src={`/pictures/industries/${industry}.svg`}
    alt=""
    width={800}
    height={600}
    loading={loading}
  />
)

const Picture = styled('img')({ display: 'block', width: '100%', height: 'auto' })
