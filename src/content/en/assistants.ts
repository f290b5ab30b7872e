import { assistantNames } from '@/site/assistants'
import type source from '../es/assistants'
import type { Translation } from '../translation'

const assistants: Translation<typeof source> = {
  pickerbot: {
    name: assistantNames.pickerbot,
    role: 'Shopping assistant',
    description:
      'Finds the product, suggests a swap when something is out of stock, and closes the order without leaving the chat.',
    features: [
      'Searches your catalogue the way a good clerk would',
      'Offers alternatives and says what they cost',
      'Fills the basket and confirms the order',
      'Writes when the order leaves and when it arrives',
    ],
    metric: 'Customer satisfaction 94%',
  },
  salesbot: {
    name: assistantNames.salesbot,
    role: 'Sales',
    description:
      'Picks up every enquiry, finds out what the person needs and walks them to the purchase or the meeting.',
    features: [
      'Replies in seconds, at three in the morning too',
      'Asks the questions that qualify a lead',
      'Recommends the plan or product that fits',
      'Books the meeting in your team’s calendar',
    ],
    metric: 'Conversion to sale 78%',
  },
  supportpro: {
    name: assistantNames.supportpro,
    role: 'Support',
    description:
      'Settles the everyday questions with your own data and hands the hard ones to a person, context included.',
    features: [
      'Looks up an order, a payment or a case',
      'Guides step by step, with pictures where they help',
      'Opens and tags the case in your system',
      'Hands over to an agent at the right moment',
    ],
    metric: 'Resolution in 2 minutes on average',
  },
  dataanalyst: {
    name: assistantNames.dataanalyst,
    role: 'Analysis',
    description:
      'Answers questions about your business in plain words and turns scattered tables into one clear reply.',
    features: [
      'Reads your CRM, your ERP and your spreadsheets',
      'Says where each figure comes from',
      'Warns you when something looks out of line',
      'Prepares your team’s weekly summary',
    ],
    metric: 'Analytical accuracy 96%',
  },
  hrhelper: {
    name: assistantNames.hrhelper,
    role: 'HR',
    description:
      'Looks after candidates and colleagues alike: openings, shifts, leave and paperwork, with no waiting.',
    features: [
      'Shortlists applications by your criteria',
      'Arranges interviews and sends reminders',
      'Explains policies, shifts and leave',
      'Keeps new colleagues company in their first days',
    ],
    metric: 'Hiring time reduced 68%',
  },
}

export default assistants
