import type source from '../es/benefits'
import type { Translation } from '../translation'

const benefits: Translation<typeof source> = {
  title: 'What changes when nobody waits',
  description:
    'The everyday questions stop queuing. Your team gets the ones that call for judgement.',
  items: [
    {
      title: 'Automation',
      description:
        'Common questions, appointments and orders are settled in the chat; nobody copies and pastes.',
    },
    {
      title: 'Lower costs',
      description: 'More conversations from the same team, and unlimited users on every plan.',
    },
    {
      title: 'Higher conversions',
      description: 'People get an answer while they still want to buy.',
    },
    {
      title: 'Smoother operations',
      description:
        'Assignment, tags, internal notes and analytics in one place, with permissions for each team member.',
    },
    {
      title: 'Open 24/7',
      description: 'Before dawn, on Sundays, in the middle of a campaign: there is always a reply.',
    },
  ],
}

export default benefits
