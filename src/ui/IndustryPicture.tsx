import { styled } from '@mui/material/styles'
import type { IndustryKey } from '../site/industries'

interface IndustryPictureProps {
  readonly industry: IndustryKey
  /** Set if it is in view when the page opens; it then loads with high priority. */
  readonly inFirstView?: boolean
  readonly className?: string | undefined
}

/** The illustration of an industry; decorative, so it has no alternative text. */
export const IndustryPicture = ({
  industry,
  inFirstView = false,
  className,
}: IndustryPictureProps) => (
  <Picture
    src={`/pictures/industries/${industry}.svg`}
    alt=""
    width={800}
    height={600}
    className={className}
    {...(inFirstView ? { fetchPriority: 'high' } : { loading: 'lazy' })}
  />
)

const Picture = styled('img')({ display: 'block', width: '100%', height: 'auto' })
