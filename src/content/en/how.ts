import type source from '../es/how'
import type { Translation } from '../translation'

const how: Translation<typeof source> = {
  tagline: 'How it works',
  title: 'How does an assistant join your business?',
  answer: 'In four steps, and the first one is ours: listening to the conversations you have now.',
  book_demo: 'Schedule a demo',
  watch: 'Watch a conversation',
  steps: {
    title: 'Four steps, one team',
    result_label: 'You end up with',
    items: [
      {
        title: 'Analysis',
        description:
          'We look at where people write to you, what they ask and which answers you type out every day. That tells us what is worth automating first.',
        result: 'an initial diagnosis, in under 24 hours',
      },
      {
        title: 'Design',
        description:
          'We write the conversations together: what the assistant says, in what tone, and when it hands the case to a person.',
        result: 'scripts you can read and correct',
      },
      {
        title: 'Implementation',
        description:
          'We connect your channels and systems, test every path and train the people who will work alongside the assistant.',
        result: 'an assistant already at work',
      },
      {
        title: 'Optimization',
        description:
          'Analytics show where people hesitate or give up. We use them to tune answers, tags and handovers to your team.',
        result: 'an assistant that improves with use',
      },
    ],
  },
  time: {
    title: 'How long it takes',
    text: 'Every dot is a day. Most projects stop before the last.',
    items: [
      { before: 'Under', figure: '24 hours', after: 'for the initial diagnosis' },
      { before: 'From', figure: '1 day', after: 'for basic solutions' },
      { before: 'Under', figure: '2 weeks', after: 'for most projects' },
    ],
  },
  conversation: {
    title: 'Watch it talk',
    text: 'Pick an assistant and read over its shoulder. The conversation runs by itself; when PickerBOT finds a product sold out, the choice is yours.',
  },
  integrations: {
    title: 'Works with what you already have',
    items: [
      {
        title: 'CRM',
        description: 'The assistant knows who it is talking to and notes down what happened.',
      },
      {
        title: 'ERP',
        description: 'Stock, orders and invoices, looked up the moment somebody asks.',
      },
      {
        title: 'Spreadsheets',
        description: 'If your prices live in a sheet, that is where it reads them.',
      },
      {
        title: 'Custom APIs',
        description: 'Built your own system? We connect to it through its API.',
      },
    ],
  },
  faq_title: 'What people ask before they start',
  faqs: [
    {
      question: 'How long does implementation take?',
      answer:
        'A basic solution can be ready from 1 day. Most projects take under 2 weeks, and you have the initial diagnosis in under 24 hours.',
    },
    {
      question: 'What does it cost to get going?',
      answer:
        'Nothing on top of the plan. Implementation is free in all of them: full setup, customization, thorough testing and training.',
    },
    {
      question: 'Which channels does it answer on?',
      answer:
        'WhatsApp, Instagram, Facebook Messenger, webchat, email and corporate apps. Everything arrives in a single inbox.',
    },
    {
      question: 'What happens when the assistant cannot solve something?',
      answer:
        'It notices, prepares the context and hands the conversation to someone on your team. They see what has been said, so the customer never has to say it twice.',
    },
    {
      question: 'Which systems does it integrate with?',
      answer:
        'Your CRM, your ERP, your spreadsheets and, through custom APIs, the systems your company has built for itself.',
    },
  ],
  closing: {
    title: 'Shall we start by listening?',
    text: 'Tell us in a demo how you look after customers today. We will show you where we would begin.',
  },
}

export default how
