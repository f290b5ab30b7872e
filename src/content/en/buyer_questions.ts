import type source from '../es/buyer_questions'
import { currency } from '../plans'
import type { Translation } from '../types'

/** The owner confirms or changes these defaults, as in Spanish. */
export default {
  title: 'Before you buy',
  faqs: [
    {
      question: 'What counts as a conversation?',
      answer:
        'All messages with one person, on one channel, within 24 hours. If they message again later, a new one starts.',
    },
    {
      question: 'What happens if we go over our plan’s conversation limit?',
      answer:
        'Your assistant keeps answering. We let you know so you can move to the next plan, and we charge nothing more without your approval.',
    },
    {
      question: 'What isn’t included in the price?',
      answer: `Taxes and what the channels charge, such as Meta’s WhatsApp fees. Plans are billed monthly, in ${currency.code}.`,
    },
    {
      question: 'How long does the discount last?',
      answer:
        'Today it applies to all plans. The crossed-out price is the lowest of the 30 days before the discount. Your proposal states the price, and how long it’s valid, in writing.',
    },
    {
      question: 'Where do the figures on this site come from?',
      answer:
        'They are targets we set for each project, not averages measured across customers. In the demo we look at which ones make sense for you and how to measure them.',
    },
    {
      question: 'Where is our data stored, and who can see it?',
      answer:
        'We agree on that in writing before we start: region, retention, vendors, and the people with access. In the inbox, you set each person’s permissions.',
    },
    {
      question: 'Which AI model do you use, and is it trained on our conversations?',
      answer:
        'The contract states which model your assistant uses and whether your conversations can be used to train it. Ask us for that clause in the demo.',
    },
    {
      question: 'What if the assistant gets something wrong?',
      answer:
        'Before launch we test it with you, and you approve what it says. Afterward you can read every conversation, correct the source of an answer, and hand the chat to a person.',
    },
    {
      question: 'What happens to our data if we cancel?',
      answer:
        'Before we close the account, we agree on which data you take with you and when the rest is deleted.',
    },
  ],
} satisfies Translation<typeof source>
