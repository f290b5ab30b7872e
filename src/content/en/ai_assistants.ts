import type source from '../es/ai_assistants'
import type { Translation } from '../translation'

const ai_assistants: Translation<typeof source> = {
  title: 'Five specialists at one table',
  description:
    'Each knows a trade and all of them share the inbox. Start with one and add the others when the work calls for it.',
  carousel_label: 'Our assistants',
  carousel_role: 'carousel',
  slide_role: 'card',
  slide_label: '{{position}} of {{count}}',
  previous: 'Previous assistant',
  next: 'Next assistant',
  choose: 'Choose an assistant',
  announcement: '{{name}}, {{position}} of {{count}}',
  discover_all: 'Discover All Our Assistants',
}

export default ai_assistants
