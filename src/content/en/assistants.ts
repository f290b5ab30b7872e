import type source from '../es/assistants'
import type { Translation } from '../types'

export default {
  pickerbot: {
    role: 'Shopping assistant',
    description:
      'Finds the product, suggests a swap when something is out of stock, and places the order without leaving the chat.',
    features: [
      'Searches your catalog the way a good salesperson would',
      'Offers alternatives with their price difference',
      'Fills the cart and confirms the order',
      'Tells the customer when the order ships and arrives',
    ],
    metric: 'Customer satisfaction 94%',
  },
  salesbot: {
    role: 'Sales',
    description:
      'Picks up every inquiry, finds out what the person needs, and guides them to the purchase or the meeting.',
    features: [
      'Replies at any hour, even in the middle of the night',
      'Asks the questions that qualify a lead',
      'Recommends the plan or product that fits',
      'Books the meeting on your team’s calendar',
    ],
    metric: 'Conversion to sale 78%',
  },
  supportpro: {
    role: 'Support',
    description:
      'Answers everyday questions with your own data and hands the hard ones to a person, with full context.',
    features: [
      'Looks up an order, a payment, or a case',
      'Guides customers step by step, with pictures if needed',
      'Opens and tags the case in your system',
      'Hands over to an agent at the right moment',
    ],
    metric: 'Resolution in 2 minutes on average',
  },
  dataanalyst: {
    role: 'Analysis',
    description:
      'Answers questions about your business in plain language and turns scattered tables into one clear reply.',
    features: [
      'Reads your CRM, ERP, and spreadsheets',
      'Answers with figures from your own systems',
      'Alerts you when something looks off',
      'Prepares your team’s weekly summary',
    ],
    metric: 'Analytical accuracy 96%',
  },
  hrhelper: {
    role: 'HR',
    description:
      'Helps candidates and employees alike: openings, shifts, time off, and paperwork, with no waiting.',
    features: [
      'Screens applications by your criteria',
      'Schedules interviews and sends reminders',
      'Explains policies, shifts, and time off',
      'Guides new hires through their first days',
    ],
    metric: 'Hiring time reduced 68%',
  },
} satisfies Translation<typeof source>
