import type source from '@/content/es/industry/financial'
import type { Translation } from '@/content/types'
import pricing from '../pricing'

export default {
  tagline: 'Financial services',
  title: 'Money questions don’t keep office hours.',
  description:
    'What do I owe, when is it due, what do I need to apply? Your assistant answers on WhatsApp, webchat, or email, and leaves the judgment calls to your specialists.',
  figure: { before: 'Up and running in', value: '1 to 3', after: 'weeks' },

  useCases: {
    title: 'Four tasks that no longer wait in line',
    description: 'The questions that fill your branches and phone lines fit in a chat, too.',
    items: [
      {
        icon: 'balance',
        assistant: 'supportpro',
        tone: 'indigo',
        title: 'Balances, payments, and due dates',
        description:
          '“How much do I owe, and when is it due?” SupportPro looks it up in your system and replies with the amount, the date, and how to pay.',
      },
      {
        icon: 'form',
        assistant: 'salesbot',
        tone: 'sun',
        title: 'Applications that arrive complete',
        description:
          'SalesBot explains what is needed, asks for documents one at a time, and says which one is missing. Your analyst opens a file, not a string of messages.',
      },
      {
        icon: 'reminder',
        assistant: 'supportpro',
        tone: 'plain',
        title: 'Collections without the chase',
        description:
          'A reminder before the due date, the payment options you approve, and a person for anyone who needs a payment plan.',
      },
      {
        icon: 'chart',
        assistant: 'dataanalyst',
        tone: 'sky',
        title: 'Your portfolio, explained in one sentence',
        description:
          '“Which product drew the most complaints this month?” DataAnalyst reads your CRM and spreadsheets and answers with the figure.',
      },
    ],
  },

  flow: {
    title: 'From “I need a loan” to a complete file',
    description: 'How an application moves forward without anyone chasing it.',
    steps: [
      {
        assistant: 'salesbot',
        title: 'Answers the inquiry',
        description:
          'Replies at any hour, asks about amount and term, and explains which product fits.',
      },
      {
        assistant: 'supportpro',
        title: 'Collects the documents',
        description:
          'Asks for them one at a time, answers questions, and keeps everything in one case.',
      },
      {
        assistant: 'supportpro',
        title: 'Hands over the case',
        description: 'Your specialist gets a summary, notes, and tags. The decision is theirs.',
      },
      {
        assistant: 'dataanalyst',
        title: 'Learns from the process',
        description: 'Shows how many applications came in, where they stalled, and what to change.',
      },
    ],
  },

  assistants: {
    title: 'Three assistants: customers, sales, and management',
    description: 'Pick one and watch it talk to your customers or your team.',
    items: [
      {
        assistant: 'supportpro',
        title: 'The teller window that never closes',
        description:
          'Answers questions about accounts, payments, and transactions from your own system, and knows when to step aside.',
        features: [
          'Looks up balances, payments, and due dates',
          'Files and tags the complaint',
          'Hands over the case with the context already written',
        ],
      },
      {
        assistant: 'salesbot',
        title: 'The advisor who replies first',
        description:
          'Turns “what do I need?” into a complete application, or a meeting with your advisor, while the customer is still interested.',
        features: [
          'Compares products in plain words',
          'Gathers requirements before the meeting',
          'Books on your team’s calendar',
        ],
      },
      {
        assistant: 'dataanalyst',
        title: 'The analyst who doesn’t need a week',
        description:
          'Your managers ask the way they would ask a colleague, and get an answer instead of an attachment.',
        features: [
          'Combines data from CRM, ERP, and spreadsheets',
          'Alerts you when a metric drifts',
          'Summarizes the week for each team',
        ],
      },
    ],
  },

  benefits: {
    title: 'What your institution gains',
    items: [
      {
        title: 'Service around the clock',
        description: 'Answers 24/7 on the channels your customers use, payday included.',
      },
      {
        title: 'Lower cost per inquiry',
        description:
          'Routine questions are answered automatically. Your people spend their time where experience counts.',
      },
      {
        title: 'A record of everything',
        description:
          'One inbox with internal notes, tags, and assignments, so you always know who handled what.',
      },
      {
        title: 'Each person sees what they need',
        description:
          'Agents, supervisors, and specialists work with permissions set person by person.',
      },
    ],
  },

  faqs: [
    {
      question: 'How long does implementation take at a financial institution?',
      answer:
        'From 1 to 3 weeks, depending on the systems to connect. You get the initial assessment in under 24 hours.',
    },
    {
      question: 'Which systems does it connect to?',
      answer:
        'Your CRM, ERP, spreadsheets, and, through custom APIs, the in-house systems that hold accounts and applications.',
    },
    {
      question: 'Does the assistant approve loans?',
      answer:
        'No. It explains requirements, gathers documents, and organizes the case. Your specialist decides, with all the information in view.',
    },
    {
      question: 'What if a customer asks to speak to a person?',
      answer:
        'The assistant detects the request, prepares the context, and transfers the conversation. Your agent continues in the same thread without asking anything twice.',
    },
    {
      question: 'Who on my team can see the conversations?',
      answer:
        'Whoever you decide. Permissions are set person by person, so an agent, a supervisor, and a specialist can each see something different.',
    },
  ],

  pricing: {
    title: 'A monthly price that’s easy to understand',
    description: `From ${pricing.amount} ${pricing.per_month}, with unlimited users and implementation included. Cancel anytime and pay only for the current month.`,
  },
  demo: {
    title: 'Bring the question your branch hears most often',
    description: 'In the demo, an assistant answers it live, in front of you.',
  },
} satisfies Translation<typeof source>
