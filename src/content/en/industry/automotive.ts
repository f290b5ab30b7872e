import type source from '@/content/es/industry/automotive'
import type { Translation } from '@/content/translation'

const automotive: Translation<typeof source> = {
  tagline: 'Dealerships and workshops',
  title: 'From “is it still available?” to the keys.',
  description:
    'Car buyers write to several dealers and visit the one that wrote back. Your assistant answers first, books the test drive and looks after the customer once the car is theirs.',
  figure: { before: 'Somebody answers', value: '24/7', after: 'Sundays included' },

  useCases: {
    title: 'Sales and service at the same wheel',
    description: 'What happens in the showroom and what happens in the workshop, in one thread.',
    items: [
      {
        icon: 'wheel',
        assistant: 'salesbot',
        tone: 'sky',
        title: 'Test drives with a time on them',
        description:
          'SalesBot asks for model, branch and hour, and puts the appointment in the adviser’s diary. The day before, it sends a reminder.',
      },
      {
        icon: 'wrench',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Workshop visits without the calls',
        description:
          'It asks for plate and mileage, offers the free slots and explains what the service covers.',
      },
      {
        icon: 'part',
        assistant: 'supportpro',
        tone: 'coral',
        title: 'The right part, first time',
        description:
          'Model, year, a photo of the piece: SupportPro gathers the details, checks your stock and sets it aside.',
      },
      {
        icon: 'chart',
        assistant: 'dataanalyst',
        tone: 'indigo',
        title: 'What each branch gets asked',
        description:
          'DataAnalyst counts which models draw interest, at what hour, and where leads go cold.',
      },
    ],
  },

  flow: {
    title: 'A lead’s road to the showroom',
    description: 'Nobody signs for a car in a chat, but that is where the talking tends to start.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'First gear: reply',
        description: 'Confirms availability, sends specifications and photos, asks what it is for.',
      },
      {
        assistant: 'salesbot',
        title: 'Second: qualify',
        description: 'Budget, financing, a car to trade in. Your adviser walks in knowing.',
      },
      {
        assistant: 'supportpro',
        title: 'Third: hold the appointment',
        description:
          'Reminds of the hour, sends the location and reschedules if something comes up.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Fourth: check the dashboard',
        description: 'How many leads reached a test drive, by model, branch and channel.',
      },
    ],
  },

  assistants: {
    title: 'Who sits where',
    description: 'Sales, workshop, management: hear how each of them talks.',
    items: [
      {
        assistant: 'salesbot',
        title: 'The adviser permanently on duty',
        description:
          'Covers the ad, the website and social media. Tells those comparing from those who want to drive this Saturday.',
        features: [
          'Knows versions, equipment and price',
          'Qualifies the lead before the visit',
          'Books test drives branch by branch',
        ],
      },
      {
        assistant: 'supportpro',
        title: 'The workshop’s front desk',
        description:
          'Gives appointments, reports on the repair and answers what customers usually ring about.',
        features: [
          'Offers slots to suit the service',
          'Reports the state of the vehicle',
          'Sends emergencies to the head mechanic',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'Management’s co-driver',
        description: 'Ask about a model, a branch or a week. It answers with your CRM in view.',
        features: [
          'Compares branches and lead channels',
          'Points out leads nobody followed up',
          'Prepares the Monday summary',
        ],
      },
    ],
  },

  benefits: {
    title: 'Fewer leads lost along the road',
    items: [
      {
        title: 'You get there first',
        description:
          'Every enquiry is answered in seconds, whether or not the showroom is staffed.',
      },
      {
        title: 'Advisers who advise',
        description: 'The assistant sorts and books. Your people get visits, not stray questions.',
      },
      {
        title: 'One diary, two businesses',
        description: 'Showroom and workshop share the inbox, the history and the customer.',
      },
      {
        title: 'A short run-up',
        description: 'Diagnosis in under 24 hours, and most projects live in under 2 weeks.',
      },
    ],
  },

  faqs: [],

  pricing: {
    title: 'The price is on the windscreen',
    description:
      'Plans from {{price}} USD a month, no charge for implementation and no small print: cancel any time by paying only the current month.',
  },
  demo: {
    title: 'Come along for a test drive',
    description: 'One hour, live, with an assistant that already knows your models.',
  },
}

export default automotive
