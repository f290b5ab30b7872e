import type source from '../es/home'
import type { Translation } from '../types'
import pricing from './pricing'

export default {
  integration: {
    title: 'Every channel and system in one inbox',
    description:
      'Messages arrive in one place, and the assistant checks and updates your systems. Nobody switches tabs.',
    channels_label: 'Channels',
    channels: ['WhatsApp', 'Instagram', 'Messenger', 'Webchat', 'Email', 'Corporate apps'],
    inbox: 'One inbox',
    inbox_description: 'Your agents and your assistants in the same thread',
    systems_label: 'Systems',
    systems: [
      { title: 'CRM', description: 'customers and deals' },
      { title: 'ERP', description: 'inventory, orders, and invoices' },
      { title: 'Spreadsheets', description: 'lists, prices, and shifts' },
      { title: 'Custom APIs', description: 'anything your team has built' },
    ],
  },
  banner: {
    title: 'Live in days, not months',
    description: 'From assessment to first message, without an endless project.',
    milestones: [
      { figure: '< 24 h', description: 'to your initial assessment' },
      { figure: '1 day', description: 'can be enough for a basic solution' },
      { figure: '< 2 weeks', description: 'for most projects' },
    ],
  },
  pricing: {
    title: 'One price per plan, not per user',
    starting_at: 'From',
    before: 'Before the discount:',
    original: pricing.price,
    amount: pricing.amount,
    per_month: pricing.per_month,
    discount: pricing.discount,
    points: [
      'Unlimited users on every plan',
      'Implementation included',
      'Cancel anytime and pay only for the current month',
    ],
    view_plans: 'Compare plans',
  },
  blog: {
    title: 'From the blog',
    view_all: 'View all articles',
  },
  contact: {
    title: 'Tell us what your customers ask',
    description:
      'With two or three examples we can tell you what an assistant handles well and what to leave to your team.',
    email_label: 'You can also email us at',
  },
} satisfies Translation<typeof source>
