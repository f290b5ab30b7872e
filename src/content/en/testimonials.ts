import type source from '../es/testimonials'
import type { Translation } from '../types'

export default {
  title: 'In the words of the people who use it',
  description: 'Teams that serve, sell, and support with an assistant at their side.',
} satisfies Translation<typeof source>
