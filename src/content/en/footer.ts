import type source from '../es/footer'
import type { Translation } from '../types'

export default {
  claim: 'AI assistants that answer, sell, and bring in a person when needed.',
  navigation_label: 'Footer',
  product: 'Product',
  assistants: 'Assistants',
  company: 'Company',
  privacy: 'Privacy policy (in\u00a0Spanish)',
  google_terms: 'Webmail terms',
  social_label: 'Social media',
  opens_new_tab: '{{name}} (opens in a new tab)',
  badge_verified: 'Verified provider',
  badge_startup: 'Startup program',
  appearance: 'Appearance',
  appearance_light: 'Light',
  appearance_dark: 'Dark',
  appearance_system: 'System',
  copyright: '© {{year}} {{brand}}. All rights reserved.',
} satisfies Translation<typeof source>
