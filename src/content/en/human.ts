import type source from '../es/human'
import type { Translation } from '../translation'

const human: Translation<typeof source> = {
  title: 'When a person is needed, they arrive informed',
  description:
    'The assistant knows its limits and hands the conversation over in three moves. Your customer repeats nothing.',
  stages: [
    {
      title: 'Detection',
      description:
        'It notices that a case is getting complicated, or that someone asks for a person, and stops in time.',
    },
    {
      title: 'Preparation',
      description:
        'It sums up what was said, gathers the facts and leaves an internal note to whoever takes over.',
    },
    {
      title: 'Transfer',
      description:
        'It assigns the thread to the right specialist. The talk goes on in the same chat, unbroken.',
    },
  ],
  example_customer: 'I was charged twice and need to talk to someone.',
  example_note_title: 'Internal note',
  example_note: 'Double charge on the April invoice. Identity and receipt already checked.',
  example_tags: ['Billing', 'High priority'],
  example_agent: 'Hello, I can see both charges. I am cancelling the second one right now.',
}

export default human
