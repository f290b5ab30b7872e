import type source from '../es/industries'
import type { Translation } from '../types'

export default {
  financial: 'Financial',
  retail: 'Retail',
  automotive: 'Automotive',
  health: 'Health',
} satisfies Translation<typeof source>
