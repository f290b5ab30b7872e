import type source from '../es/industries_page'
import type { Translation } from '../types'

export default {
  title: 'Every industry has its own conversation.',
  description:
    'A bank doesn’t sound like a repair shop, and a patient doesn’t write like someone buying shoes. That’s why each assistant is prepared with the vocabulary, the questions, and the limits of your industry.',
  cards_title: 'Choose your industry',
  cards: {
    financial: {
      message: 'What do I owe, and by when?',
      title: 'Financial',
      description:
        'Account questions, applications that arrive complete, and courteous collections. Judgment calls go to your specialist.',
      view: 'Explore financial services',
    },
    retail: {
      message: 'Do you have it in a size\u00a08?',
      title: 'Retail',
      description:
        'Searches your catalog, offers a swap when something sells out, and tracks the order to the door.',
      view: 'Explore retail',
    },
    automotive: {
      message: 'Hi, is it still available?',
      title: 'Automotive',
      description:
        'Test drives, service visits, and parts: every lead answered, every appointment booked.',
      view: 'Explore automotive',
    },
    health: {
      message: 'Do I need to fast?',
      title: 'Health',
      description:
        'Books visits, sends reminders, and explains how to prepare. Target: up to 60% fewer missed medical appointments.',
      view: 'Explore healthcare',
    },
  },
  request_demo: 'Request a demo',
  chat: {
    title: 'Watch a sale from start to finish',
    description:
      'SalesBot goes first. Switch tabs to see the tone, the questions, and the outcome change with each assistant.',
  },
  faq_title: 'Frequently asked questions',
  faqs: [
    {
      question: 'My industry isn’t listed. Can you still help?',
      answer:
        'Probably. Assistants are set up with your information and your rules. Request a general demo and we’ll use examples close to your business.',
    },
    {
      question: 'How long does it take?',
      answer:
        'A basic solution can be ready in as little as 1 day. Most projects take under 2 weeks; in financial services, allow 1 to 3. You get the initial assessment in under 24 hours.',
    },
    {
      question: 'Can we use more than one assistant?',
      answer:
        'Yes. Several assistants and several people work in the same inbox and pass the conversation along, so the customer never starts over.',
    },
    {
      question: 'What does it connect to?',
      answer:
        'Your CRM, ERP, spreadsheets, and custom APIs. In retail, e-commerce platforms; in healthcare, hospital, radiology, laboratory, and health-record systems.',
    },
  ],
  closing: {
    title: 'Not sure where to start?',
    description:
      'Bring what customers ask you every day. We’ll use those examples in a general demo.',
    book_demo: 'Schedule a demo',
  },
} satisfies Translation<typeof source>
