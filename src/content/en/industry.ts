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

  handoff_title: 'When it takes a person',
  handoff_description:
    'Nobody should have to argue with a bot about their own money. Reaching your team takes three moves, and the customer repeats nothing.',
  handoff_detect_title: 'Detect',
  handoff_detect_description:
    'The assistant recognizes a complex case or a plain request: “I want to talk to somebody”.',
  handoff_prepare_title: 'Prepare',
  handoff_prepare_description:
    'It gathers the context: what happened, what was answered, which documents are on the table.',
  handoff_transfer_title: 'Transfer',
  handoff_transfer_description:
    'The conversation goes to the right colleague, who carries on in the same thread.',
}

export default industry
