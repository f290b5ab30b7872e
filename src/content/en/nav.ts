import type source from '../es/nav'
import type { Translation } from '../types'

export default {
  main_label: 'Main',
  skip_to_content: 'Skip to content',
  loading_page: 'Loading the page...',
  menu: 'Menu',
  home: 'Home',
  benefits: 'Benefits',
  how_it_works: 'How it Works',
  ai_assistants: 'AI Assistants',
  contact: 'Contact',
  industries: 'Industries',
  all_industries: 'All industries',
  blog: 'Blog',
  pricing: 'Pricing',
  search: 'Search',
  schedule_demo: 'Schedule Demo',
  close_notification: 'Close notification',
  leave_empty: 'Leave this field empty',
  language: 'Language',
  language_lost: 'We couldn’t switch the language. Try again or email us at',
  language_preference: 'Site language',
  language_es: 'Español',
  language_en: 'English',
} satisfies Translation<typeof source>
