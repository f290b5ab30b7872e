import type source from '../es/human'
import type { Translation } from '../types'

export default {
  title: 'When a person steps in, they already know the story',
  description:
    'The assistant knows its limits and hands the conversation over in three steps. Your customer won’t have to repeat a thing.',
  stages: [
    {
      title: 'Detection',
      description:
        'It notices when a case gets complicated, or when someone asks for a person, and knows to step aside.',
    },
    {
      title: 'Preparation',
      description:
        'It summarizes the conversation, gathers the facts, and leaves an internal note for whoever takes over.',
    },
    {
      title: 'Transfer',
      description:
        'It assigns the thread to the right specialist. The conversation continues in the same chat.',
    },
  ],
  speaker_customer: 'Customer',
  example_customer: 'I was charged twice and need to talk to someone.',
  example_note_title: 'Internal note',
  example_note: 'Double charge on the April invoice. Identity and receipt already checked.',
  example_tags: ['Billing', 'High priority'],
  speaker_agent: 'Agent',
  example_agent: 'Hi, I can see both charges. I’m reversing the second one right now.',
} satisfies Translation<typeof source>
