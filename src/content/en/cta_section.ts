import type source from '../es/cta_section'
import type { Translation } from '../types'

export default {
  title: 'Someone is messaging you right now',
  description:
    'Make sure they get an answer. See an assistant in a demo, or tell us about your business.',
  start: 'Start with a demo',
  talk_to_expert: 'Talk to an expert',
} satisfies Translation<typeof source>
