import type source from '../es/footer'
import type { Translation } from '../translation'

const footer: Translation<typeof source> = {
  claim: 'AI assistants that answer, sell, and call a person when one is needed.',
  navigation_label: 'Footer',
  appearance: 'Appearance',
  appearance_light: 'Light',
  appearance_dark: 'Dark',
  appearance_system: 'System',
  copyright: '© {{year}} {{brand}}. All rights reserved.',
}

export default footer
