import type source from '../es/testimonials'
import type { Translation } from '../translation'

const testimonials: Translation<typeof source> = {
  eyebrow: 'Testimonials',
  title: 'In the words of those who use it',
  description: 'Teams that serve, sell and support, side by side with an assistant.',
}

export default testimonials
