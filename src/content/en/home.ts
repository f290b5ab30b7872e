import type source from '../es/home'
import type { Translation } from '../translation'

const home: Translation<typeof source> = {
  integration: {
    title: 'Where people write, with the tools you have',
    description:
      'Every channel lands in one inbox, and the inbox reads and updates your systems. Nobody switches tabs.',
    channels_label: 'Channels',
    channels: ['WhatsApp', 'Instagram', 'Messenger', 'Webchat', 'Email', 'Corporate apps'],
    inbox: 'One inbox',
    inbox_description: 'Your agents and your assistants in the same thread',
    systems_label: 'Systems',
    systems: [
      { title: 'CRM', description: 'customers and deals' },
      { title: 'ERP', description: 'stock, orders and invoices' },
      { title: 'Spreadsheets', description: 'lists, prices and shifts' },
      { title: 'Custom APIs', description: 'whatever your team has built' },
    ],
  },
  banner: {
    title: 'Your assistant starts soon',
    description: 'From the diagnosis to the first message, without an endless project.',
    milestones: [
      { figure: '< 24 h', description: 'to your initial diagnosis' },
      { figure: '1 day', description: 'is enough to launch a basic solution' },
      { figure: '< 2 weeks', description: 'covers most projects' },
    ],
  },
  pricing: {
    title: 'A price that fits on one line',
    starting_at: 'From',
    before: 'Was {{price}} USD',
    per_month: 'USD a month',
    discount: '-{{percent}}% DISCOUNT',
    points: [
      'Unlimited users on every plan',
      'Implementation included at no extra cost',
      'Cancel any time and pay only the current month',
    ],
    view_plans: 'Compare the plans',
  },
  blog: {
    title: 'Reading for your next conversation',
    view_all: 'View all articles',
  },
  contact: {
    title: 'Tell us what people ask you',
    description:
      'Two or three examples are enough for us to say what an assistant handles well and what is better left to your team.',
    email_label: 'We read email too',
  },
}

export default home
