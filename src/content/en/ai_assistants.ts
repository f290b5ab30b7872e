import type source from '../es/ai_assistants'
import type { Translation } from '../types'

export default {
  title: 'Five assistants, one team',
  description: 'Each has its own job. Start with one and add the others as you need them.',
  metrics_note: 'The figures on the cards are targets; results vary by business.',
  carousel_label: 'Our assistants',
  carousel_role: 'carousel',
  slide_role: 'card',
  slide_label: '{{position}} of {{count}}',
  previous: 'Previous assistant',
  next: 'Next assistant',
  choose: 'Choose an assistant',
  announcement: '{{name}}, {{position}} of {{count}}',
  discover_all: 'Discover All Our Assistants',
} satisfies Translation<typeof source>
