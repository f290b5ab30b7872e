import type source from '@/content/es/industry/financial'
import type { Translation } from '@/content/translation'

const financial: Translation<typeof source> = {
  tagline: 'Financial services',
  title: 'Money questions don’t keep office hours.',
  description:
    'What do I owe, when is it due, what do I need to apply? Your assistant answers on WhatsApp, webchat or email, and leaves the judgement calls to your specialists.',
  figure: { before: 'Up and running in', value: '1 to 3', after: 'weeks' },

  useCases: {
    title: 'Four queues you can close',
    description: 'What fills the branch and the phone lines fits in a chat just as well.',
    items: [
      {
        icon: 'balance',
        assistant: 'supportpro',
        tone: 'indigo',
        title: 'Balances, instalments, due dates',
        description:
          '“How much is left, and by when?” SupportPro looks it up in your system and replies with the amount, the date and how to pay.',
      },
      {
        icon: 'form',
        assistant: 'salesbot',
        tone: 'sun',
        title: 'Applications that arrive complete',
        description:
          'SalesBot explains what is needed, asks for documents one at a time and says which is missing. Your analyst opens a file, not a chain of messages.',
      },
      {
        icon: 'reminder',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Collections without the chase',
        description:
          'A nudge before the due date, the payment options you approve, and a human being for anyone who needs an arrangement.',
      },
      {
        icon: 'chart',
        assistant: 'dataanalyst',
        tone: 'sky',
        title: 'Your portfolio in one sentence',
        description:
          '“Which product drew the most complaints this month?” DataAnalyst reads your CRM and spreadsheets, answers, and names its source.',
      },
    ],
  },

  flow: {
    title: 'From “I need a loan” to a finished file',
    description: 'How an application moves along without anybody pushing it.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Meets the interest',
        description:
          'Replies at once, asks about amount and term, and explains which product fits.',
      },
      {
        assistant: 'supportpro',
        title: 'Collects the paperwork',
        description:
          'Asks for each document by name, clears up doubts and keeps it all in one case.',
      },
      {
        assistant: 'supportpro',
        title: 'Hands over the case',
        description: 'Your specialist gets a summary, notes and tags. The decision stays theirs.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Learns from the journey',
        description: 'Shows how many applications came in, where they stalled and what to change.',
      },
    ],
  },

  assistants: {
    title: 'Three assistants behind one counter',
    description: 'Pick one and watch it talk to your customers, or to your own team.',
    items: [
      {
        assistant: 'supportpro',
        title: 'The counter that never pulls down its shutter',
        description:
          'Answers about accounts, payments and transactions from your own system, and knows when to step aside.',
        features: [
          'Looks up balances, instalments and due dates',
          'Opens and tags the complaint',
          'Passes the case on with its context written up',
        ],
      },
      {
        assistant: 'salesbot',
        title: 'The adviser who replies first',
        description:
          'Turns “what do I need?” into a tidy application, or a meeting with your adviser, while the interest is still warm.',
        features: [
          'Compares products in plain words',
          'Gathers requirements before the meeting',
          'Books into your team’s calendar',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'The analyst who doesn’t ask for a week',
        description:
          'Your managers ask the way they would ask a colleague, and get a figure with its source instead of an attachment.',
        features: [
          'Crosses CRM, ERP and spreadsheets',
          'Warns when an indicator drifts',
          'Sums up the week for each team',
        ],
      },
    ],
  },

  benefits: {
    title: 'What changes in your operation',
    items: [
      {
        title: 'A counter without hours',
        description: 'Service 24/7 on the channels your customers use, payday included.',
      },
      {
        title: 'Less cost per enquiry',
        description:
          'Routine questions settle themselves. Your people spend their time where experience counts.',
      },
      {
        title: 'A trail for everything',
        description:
          'One inbox with internal notes, tags and assignments, so you always know who handled what.',
      },
      {
        title: 'Everyone sees their part',
        description:
          'Agents, supervisors and specialists work with permissions set person by person.',
      },
    ],
  },

  faqs: [
    {
      question: 'How long does implementation take in a financial institution?',
      answer:
        'From 1 to 3 weeks, depending on the systems to connect. You have the initial diagnosis in under 24 hours.',
    },
    {
      question: 'Which systems does it connect to?',
      answer:
        'Your CRM, your ERP, your spreadsheets and, through custom APIs, the in-house systems that hold accounts and applications.',
    },
    {
      question: 'Does the assistant approve loans?',
      answer:
        'No. It explains requirements, gathers documents and puts the case in order. Your specialist decides, with everything in view.',
    },
    {
      question: 'What if a customer asks to speak to a person?',
      answer:
        'The assistant detects the request, prepares the context and transfers the conversation. Your agent carries on in the same thread and asks nothing twice.',
    },
    {
      question: 'Who on my team can see the conversations?',
      answer:
        'Whoever you decide. Permissions are set person by person, so an agent, a supervisor and a specialist each see something different.',
    },
  ],

  pricing: {
    title: 'A monthly rate you can read at a glance',
    description:
      'From {{price}} USD a month, with unlimited users and implementation included. Cancel whenever you like and pay only the current month.',
  },
  demo: {
    title: 'Bring the question your branch hears most',
    description: 'In the demo an assistant answers it, live, in front of you.',
  },
}

export default financial
