import type source from '@/content/es/transcripts/financial/salesbot'
import type { Translation } from '@/content/translation'

const salesbot: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:10',
      text: 'Hi, I own a bakery and I want a bigger oven. It’s around six thousand dollars. Is that something you lend for?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Yes, we finance equipment. Two quick questions: how long has the bakery been open, and do you have a quote for the oven?',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Four years in September. And yes, I’ve just attached the quote.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Got it: convection oven, $6,150 installed. For equipment loans we need 12 months of sales and an ID. Nothing else.',
    },
    { from: 'user', type: 'text', text: 'I have both. Which is better, 24 months or 36?' },
    {
      from: 'bot',
      type: 'text',
      text: 'I don’t advise on that. It depends on your numbers, and an advisor will go over them with you. What I can do is have the application ready.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Fine by me. I’m free when the baking is done, around 11.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Tomorrow at 11:00 AM, by video, with Rodrigo, your advisor. He has the quote and your question about the term. The invitation is in your inbox.',
    },
  ],
}

export default salesbot
