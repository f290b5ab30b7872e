import type { IndustryContent } from '../../content/types'
import type { IndustryKey } from '../../site/industries'

/** What every section of an industry's page is given. */
export interface SectionProps {
  readonly industry: IndustryKey
  readonly content: IndustryContent
}
