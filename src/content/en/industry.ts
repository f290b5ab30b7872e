import type source from '../es/industry'
import type { Translation } from '../translation'

const industry: Translation<typeof source> = {
  all_industries: 'All industries',
  book_demo: 'Schedule a demo',
  recommended: 'A job for {{assistant}}',
  assistant_details: 'Meet {{assistant}}',
  connected_to: 'Connected to',
  faq_title: 'Questions people ask',
  view_pricing: 'View pricing',
}

export default industry
