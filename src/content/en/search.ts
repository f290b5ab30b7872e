import type source from '../es/search'
import type { Translation } from '../translation'

const search: Translation<typeof source> = {
  title: 'What would you like to know?',
  label: 'Search pages, articles, and frequently asked questions',
  submit: 'Search',
  hint: 'A word or two will do.',
  without_script:
    'Search needs JavaScript. Turn it on in your browser, or reach any page from the menu or the footer.',
  loading: 'Searching…',
  results_one: '{{count}} result for “{{query}}”',
  results_other: '{{count}} results for “{{query}}”',
  no_results: 'Nothing found for “{{query}}”',
  advice: 'Check the spelling, use fewer words, or start here:',
  failed: 'The search could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  suggestions: 'A few places to start',
  suggestion_channels: 'WhatsApp',
  suggestion_plans: 'pricing',
  suggestion_inbox: 'single inbox',
  suggestion_appointments: 'medical appointments',
  suggestion_handoff: 'hand over to a person',
  kind_page: 'Page',
  kind_section: 'Section',
  kind_assistant: 'Assistant',
  kind_plan: 'Plan',
  kind_article: 'Article',
  kind_faq: 'Frequently asked question',
  kind_legal: 'Legal',
}

export default search
