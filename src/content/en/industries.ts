import type source from '../es/industries'
import type { Translation } from '../types'

const industries: Translation<typeof source> = {
  financial: 'Financial',
  retail: 'Retail',
  automotive: 'Automotive',
  health: 'Health',
}

export default industries
