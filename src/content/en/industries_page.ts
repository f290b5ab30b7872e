import type source from '../es/industries_page'
import type { Translation } from '../translation'

const industries_page: Translation<typeof source> = {
  title: 'Every industry talks its own way.',
  description:
    'A bank doesn’t sound like a workshop, and a patient doesn’t write like someone after a pair of shoes. So each assistant arrives knowing the words, the questions and the limits of your trade.',
  cards_title: 'Pick yours',
  cards: {
    financial: {
      message: 'How much is left, and by when?',
      title: 'Finance',
      description:
        'Account questions, applications that arrive complete, collections with good manners. Judgement calls go to your specialist.',
      view: 'View finance',
    },
    retail: {
      message: 'Do you have it in a size 8?',
      title: 'Retail',
      description:
        'Searches your catalogue, offers a swap when something has sold out and follows the order to the door.',
      view: 'View retail',
    },
    automotive: {
      message: 'Hi, is it still available?',
      title: 'Automotive',
      description:
        'Test drives, workshop visits, spare parts: a reply for every lead, an hour for every appointment.',
      view: 'View automotive',
    },
    health: {
      message: 'Do I have to fast?',
      title: 'Health',
      description:
        'Schedules, reminds and explains how to prepare. Up to 60% fewer missed medical appointments.',
      view: 'View health',
    },
  },
  request_demo: 'Request a demo',
  chat: {
    title: 'Watch a sale from hello to yes',
    description:
      'SalesBot goes first. Change tabs and you will hear the tone, the questions and the ending change with each assistant.',
  },
  faq_title: 'Before you ask',
  faqs: [
    {
      question: 'My industry isn’t listed. Is it still useful to me?',
      answer:
        'Most likely. Assistants are set up with your information and your rules. Request a general demo and we prepare it with examples from your business.',
    },
    {
      question: 'How long until it works?',
      answer:
        'Basic solutions from 1 day, and most projects under 2 weeks. In financial services allow 1 to 3 weeks. The initial diagnosis takes under 24 hours.',
    },
    {
      question: 'Can we use more than one assistant?',
      answer:
        'Yes. Several assistants and several people work in the same inbox and pass the conversation on without the customer starting over.',
    },
    {
      question: 'What does it connect to?',
      answer:
        'Your CRM, your ERP, your spreadsheets and custom APIs. In retail, e-commerce platforms; in health, hospital, radiology, laboratory and health-record systems.',
    },
  ],
  closing: {
    title: 'Not sure where to begin?',
    description: 'Tell us what you get asked every day. We will build a general demo around it.',
    book_demo: 'Schedule a demo',
  },
}

export default industries_page
