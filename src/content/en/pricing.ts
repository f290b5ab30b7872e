import type source from '../es/pricing'
import { currency } from '../plans'
import type { Translation } from '../types'

export default {
  title: 'Plans that grow with your conversations.',
  intro: 'Choose how many conversations you need each month, and cancel anytime.',
  sticker: 'off every plan',
  plan_names: { start: 'Start', advance: 'Advance', takeoff: 'Takeoff' },
  popular: 'Popular',
  up_to: 'up to',
  conversations: 'conversations per month',
  messages: '{{count}} messages per month',
  discount: '-{{percent}}% DISCOUNT',
  original_price: 'Price before the discount:',
  discounted_price: 'Price with the discount:',
  price: `${currency.sign}{{price}}`,
  amount: `${currency.sign}{{price}}`,
  per_month: `per month (${currency.code})`,
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
    description: 'On every plan, you get an assistant that is up and running. Here’s what we do:',
    steps: [
      {
        title: 'Full setup',
        description: 'We connect your channels and your systems.',
      },
      {
        title: 'Customization',
        description: 'The assistant speaks in your tone, with your business data.',
      },
      {
        title: 'Thorough testing',
        description: 'We give it a hard time before a customer does.',
      },
      {
        title: 'Training',
        description: 'Your team learns to work with it from day one.',
      },
    ],
  },
  cancellation: {
    title: 'Cancel anytime',
    description: 'You pay only for the current month. That’s it.',
  },
  enterprise: {
    name: 'Enterprise',
    title: 'Need more conversations?',
    description: 'We build a plan around you and agree on the price together.',
    points: ['Unlimited conversations', 'Custom integrations', 'Personalized support'],
    contact: 'Contact us',
  },
} satisfies Translation<typeof source>
