import type { IndustryContent } from '@/content/types'
import type { IndustryKey } from '@/site/industries'

/** The props of each section of an industry page. */
export interface SectionProps {
  readonly industry: IndustryKey
  readonly content: IndustryContent
  /** Whether the section before has the same background. */
  readonly joined?: boolean
}
