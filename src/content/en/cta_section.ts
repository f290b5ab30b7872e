import type source from '../es/cta_section'
import type { Translation } from '../translation'

const cta_section: Translation<typeof source> = {
  title: 'Someone is writing to you right now.',
  description: 'Let them find an answer. See your assistant in a demo, or tell us your case.',
  start: 'Get started',
  talk_to_expert: 'Talk to an expert',
}

export default cta_section
