import type source from '../es/demo_agenda'
import type { Translation } from '../types'

/** The owner confirms or changes these defaults, as in Spanish. */
export default {
  title: 'What to expect in the demo',
  items: [
    {
      title: 'Who attends',
      description:
        'One person from our team. On your end, whoever answers customers and whoever makes the decision.',
    },
    {
      title: 'How we spend the hour',
      description:
        '15 minutes to understand how you work today, 30 to see an assistant live, and 15 for questions and pricing.',
    },
    {
      title: 'What to bring',
      description: 'Three real questions from your customers. There’s nothing to install.',
    },
    {
      title: 'After the demo',
      description: 'We email you a summary with next steps and the price. No commitment.',
    },
  ],
} satisfies Translation<typeof source>
