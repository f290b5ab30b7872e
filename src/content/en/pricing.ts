import type source from '../es/pricing'
import type { Translation } from '../translation'

const pricing: Translation<typeof source> = {
  title: 'Pay for conversations. That’s it.',
  intro:
    'Pick how many conversations you need a month. Every plan comes with unlimited users, and we set it up for you.',
  sticker: 'on all three plans',
  plan_names: { start: 'Start', advance: 'Advance', takeoff: 'Takeoff' },
  popular: 'Popular',
  up_to: 'up to',
  conversations: 'conversations a month',
  messages: '{{count}} messages a month',
  discount: '{{percent}} DISCOUNT',
  original_price: 'Price before the discount:',
  discounted_price: 'Price with the discount:',
  price: '{{price}} USD',
  per_month: 'USD a month',
  unlimited_users: 'Unlimited users',
  implementation_included: 'Implementation included',
  support: {
    ticket: 'Ticket support',
    direct: 'Direct support',
    priority: 'Priority support',
  },
  schedule_meeting: 'Schedule a meeting',
  implementation: {
    title: 'Implementation is free',
    description: 'Whatever the plan, you get an assistant that is up and running. We take care of:',
    steps: [
      {
        title: 'Full setup',
        description: 'We connect your channels and your systems.',
      },
      {
        title: 'Customization',
        description: 'The assistant speaks in your tone and knows your business.',
      },
      {
        title: 'Thorough testing',
        description: 'We give it a hard time before a customer does.',
      },
      {
        title: 'Training',
        description: 'Your team knows how to work with it from day one.',
      },
    ],
  },
  cancellation: {
    title: 'Cancel any time',
    description: 'You only pay for the current month. That is where it ends.',
  },
  enterprise: {
    name: 'Enterprise',
    title: 'More conversations than that?',
    description: 'We put together a plan around you, and agree the price together.',
    points: ['Unlimited conversations', 'Custom integrations', 'Personalized support'],
    contact: 'Contact us',
  },
}

export default pricing
