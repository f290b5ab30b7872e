import type source from '../es/benefits'
import type { Translation } from '../types'

export default {
  title: 'What you gain when nobody waits',
  description: 'Routine questions stop piling up. Your team gets the ones that need judgment.',
  items: [
    {
      title: 'Automation',
      description:
        'Common questions, appointments, and orders are handled in the chat, with no copying and pasting.',
    },
    {
      title: 'Lower costs',
      description: 'More conversations with the same team, without paying per user.',
    },
    {
      title: 'Higher conversions',
      description: 'People get an answer while they still want to buy.',
    },
    {
      title: 'Operational efficiency',
      description:
        'Assignment, tags, internal notes, and analytics in one place, with permissions for each team member.',
    },
    {
      title: 'Available 24/7',
      description:
        'Late at night, on Sundays, in the middle of a campaign: your assistant replies.',
    },
  ],
} satisfies Translation<typeof source>
