import type source from '../es/how'
import type { Translation } from '../types'

export default {
  tagline: 'How it works',
  title: 'How does an assistant join your team?',
  answer: 'In four steps, and we take the first one: learning how you talk with customers today.',
  book_demo: 'Schedule a demo',
  watch: 'Watch a conversation',
  steps: {
    title: 'What happens in each step',
    result_label: 'What you get:',
    items: [
      {
        title: 'Analysis',
        description:
          'We look at where customers message you, what they ask, and which answers you repeat every day. That tells us what to automate first.',
        result: 'an initial assessment in under 24 hours',
      },
      {
        title: 'Design',
        description:
          'We write the conversations with you: what the assistant says, in what tone, and when it hands the case to a person.',
        result: 'scripts you can read and correct',
      },
      {
        title: 'Implementation',
        description:
          'We connect your channels and systems, test every path, and train the people who will work with the assistant.',
        result: 'an assistant already at work',
      },
      {
        title: 'Optimization',
        description:
          'Analytics show where people hesitate or give up. We use that to improve answers, tags, and handoffs to your team.',
        result: 'answers refined through real conversations',
      },
    ],
  },
  time: {
    title: 'Implementation time',
    text: 'Each dot is a day. Most projects are live before the last one.',
    items: [
      { before: 'Under', figure: '24 hours', after: 'for the initial assessment' },
      { before: 'As little as', figure: '1 day', after: 'for a basic solution' },
      { before: 'Under', figure: '2 weeks', after: 'for most projects' },
    ],
  },
  conversation: {
    title: 'Watch an assistant at work',
    text: 'Pick an assistant and follow the conversation. It plays by itself; when PickerBOT finds a product sold out, you choose.',
  },
  integrations: {
    title: 'Works with what you already use',
    named: 'Already connected to:',
    items: [
      {
        title: 'CRM',
        description: 'The assistant knows who it’s talking to and records what happened.',
      },
      {
        title: 'ERP',
        description: 'Inventory, orders, and invoices, looked up the moment someone asks.',
      },
      {
        title: 'Spreadsheets',
        description: 'If your prices live in a spreadsheet, it reads them there.',
      },
      {
        title: 'Custom APIs',
        description: 'Built your own system? We connect to it through its API.',
      },
    ],
  },
  faq_title: 'Questions before you start',
  faqs: [
    {
      question: 'How long does implementation take?',
      answer:
        'A basic solution can be ready in as little as 1 day. Most projects take under 2 weeks, and you get the initial assessment in under 24 hours.',
    },
    {
      question: 'What does it cost to get started?',
      answer:
        'Nothing on top of the plan. Implementation is free on every plan: full setup, customization, thorough testing, and training.',
    },
    {
      question: 'Which channels does it work on?',
      answer:
        'WhatsApp, Instagram, Facebook Messenger, webchat, email, and corporate apps. Everything arrives in one inbox.',
    },
    {
      question: 'What happens when the assistant can’t solve something?',
      answer:
        'It recognizes its limits, prepares the context, and hands the conversation to someone on your team. They see what has been said, so the customer doesn’t have to repeat it.',
    },
    {
      question: 'Which systems does it integrate with?',
      answer:
        'Your CRM, ERP, spreadsheets, and, through custom APIs, the systems your company has built.',
    },
  ],
  closing: {
    title: 'Tell us how you work today',
    text: 'In the demo, we’ll show you where we would start.',
  },
} satisfies Translation<typeof source>
