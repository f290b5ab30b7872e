import type source from '../es/experts'
import type { Translation } from '../translation'

const experts: Translation<typeof source> = {
  eyebrow: 'Experts',
  title: 'Behind every assistant there are people',
  description:
    'They study your case, design the conversations, put them to work and keep improving them with what the chat teaches.',
}

export default experts
