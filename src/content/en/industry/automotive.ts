import type source from '@/content/es/industry/automotive'
import type { Translation } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Dealerships and repair shops',
  title: 'From “is it still available?” to the keys.',
  description:
    'Car buyers message several dealers and visit the one that answers. Your assistant replies at any hour, books the test drive, and takes care of them after the sale.',
  figure: { before: 'Your assistant answers', value: '24/7', after: 'Sundays included' },

  useCases: {
    title: 'Sales and service in one thread',
    description: 'Four showroom and service tasks an assistant can handle.',
    items: [
      {
        icon: 'wheel',
        assistant: 'salesbot',
        tone: 'sky',
        title: 'Test drives, booked',
        description:
          'SalesBot asks for model, location, and time, and puts the appointment on the advisor’s calendar. The day before, it sends a reminder.',
      },
      {
        icon: 'wrench',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Service visits without the calls',
        description:
          'SupportPro asks for the license plate and mileage, offers open times, and explains what the service covers.',
      },
      {
        icon: 'part',
        assistant: 'supportpro',
        tone: 'coral',
        title: 'The right part the first time',
        description:
          'Model, year, a photo of the part: SupportPro gathers the details, checks your inventory, and sets the part aside.',
      },
      {
        icon: 'chart',
        assistant: 'dataanalyst',
        tone: 'indigo',
        title: 'What customers ask at each location',
        description: 'DataAnalyst shows which models draw interest, when, and where leads go cold.',
      },
    ],
  },

  flow: {
    title: 'How a lead gets to the showroom',
    description: 'Nobody buys a car in a chat, but that’s often where the conversation starts.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'First gear: reply',
        description:
          'Confirms availability, sends specs and photos, and asks how the car will be used.',
      },
      {
        assistant: 'salesbot',
        title: 'Second: qualify',
        description: 'Budget, financing, a trade-in. Your advisor is already briefed.',
      },
      {
        assistant: 'supportpro',
        title: 'Third: confirm the appointment',
        description: 'Sends a reminder and directions, and reschedules if something comes up.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Fourth: check the dashboard',
        description: 'How many leads turned into test drives, by model, location, and channel.',
      },
    ],
  },

  assistants: {
    title: 'Three assistants: sales, service, and management',
    description: 'Pick one and watch it talk.',
    items: [
      {
        assistant: 'salesbot',
        title: 'The advisor who is always on duty',
        description:
          'Covers ads, your website, and social media, and tells comparison shoppers from people ready for a test drive this Saturday.',
        features: [
          'Knows trims, equipment, and price',
          'Qualifies the lead before the visit',
          'Books test drives by location',
        ],
      },
      {
        assistant: 'supportpro',
        title: 'The front desk of your service department',
        description:
          'Books appointments, gives repair updates, and answers what customers usually call about.',
        features: [
          'Offers times that fit the service',
          'Gives the status of the vehicle',
          'Sends urgent cases to the service manager',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'Management’s copilot',
        description: 'Ask about a model, a location, or a week. It answers from your CRM.',
        features: [
          'Compares locations and lead channels',
          'Flags leads no one followed up on',
          'Prepares the Monday summary',
        ],
      },
    ],
  },

  benefits: {
    title: 'Fewer leads lost along the way',
    items: [
      {
        title: 'You answer everyone',
        description: 'Inquiries get an answer whether or not the showroom is staffed.',
      },
      {
        title: 'Advisors who advise',
        description: 'The assistant screens and books. Your people get visits, not interruptions.',
      },
      {
        title: 'One calendar, two businesses',
        description: 'Sales and service share the inbox, the history, and the customer’s details.',
      },
      {
        title: 'Quick to start',
        description: 'Assessment in under 24 hours, and most projects live in under 2 weeks.',
      },
    ],
  },

  faqs: [],

  pricing: {
    title: 'A monthly price, with no implementation fee',
    description: `Plans from ${pricing.amount} ${pricing.per_month}, with unlimited users. Cancel anytime and pay only for the current month.`,
  },
  demo: {
    title: 'Take the assistant for a test drive',
    description: 'One hour, live, with examples from dealerships and repair shops.',
  },
} satisfies Translation<typeof source>
