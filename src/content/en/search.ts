import type source from '../es/search'
import type { Translation } from '../types'

const search: Translation<typeof source> = {
  title: 'What would you like to know?',
  label: 'Search pages, articles, and frequently asked questions',
  submit: 'Search',
  hint: 'Type a word or two, or a whole question.',
  needs_script: 'We couldn’t load the search, which needs JavaScript.',
  loading: 'Searching...',
  results_one: '{{count}} result for “{{query}}”',
  results_other: '{{count}} results for “{{query}}”',
  no_results: 'No results for “{{query}}”',
  advice: 'Check the spelling, use fewer words, or start here:',
  failed_title: 'We couldn’t load the search',
  failed: 'Check your connection and try again, or email us at',
  retry: 'Try again',
  suggestions: 'Try one of these questions',
  suggestion_plans: 'How much does it cost?',
  suggestion_channels: 'Does it work on WhatsApp?',
  suggestion_systems: 'Does it connect to my CRM?',
  suggestion_time: 'How long does it take?',
  suggestion_handoff: 'Can a person step in?',
  kind_page: 'Page',
  kind_section: 'Section',
  kind_assistant: 'Assistant',
  kind_plan: 'Plan',
  kind_article: 'Article',
  kind_faq: 'Frequently asked question',
  kind_legal: 'Legal',
}

export default search
