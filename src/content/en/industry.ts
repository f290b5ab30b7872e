import type source from '../es/industry'
import type { Translation } from '../types'

export default {
  all_industries: 'All industries',
  book_demo: 'Schedule a demo',
  recommended: 'Handled by {{assistant}}',
  assistant_details: 'Meet {{assistant}}',
  connected_to: 'Connected to',
  faq_title: 'Frequently asked questions',
  view_pricing: 'View pricing',
} satisfies Translation<typeof source>
