import type source from '../es/testimonials'
import type { Translation } from '../types'

const testimonials: Translation<typeof source> = {
  title: 'In the words of the people who use it',
  description: 'Teams that serve, sell, and support with an assistant at their side.',
}

export default testimonials
