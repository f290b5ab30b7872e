import source from '@/content/es/transcripts/financial'
import type { Translation } from '@/content/types'

export default {
  supportpro: {
    messages: [
      {
        from: 'user',
        type: 'text',
        text: 'I just got charged $487 by a store I’ve never heard of. I didn’t buy anything.',
      },
      {
        from: 'bot',
        type: 'text',
        text: 'I can see it: $487, today at 9:52\u00a0PM, on the card ending in 4417. First I’ll block it, so nothing else goes through. OK?',
      },
      { from: 'user', type: 'text', text: 'Yes, block it now.' },
      {
        from: 'bot',
        type: 'text',
        text: 'Blocked at 9:58\u00a0PM. I’ll never ask for your PIN or the code on the back. If anyone does tonight, it isn’t us.',
      },
      { from: 'user', type: 'text', text: 'What about my money? Rent is due Friday.' },
      {
        from: 'bot',
        type: 'text',
        text: 'That has to come from a person on the fraud team. I opened case 20618 with the charge, the time of the block, and your Friday rent. Camila has it.',
      },
      { from: 'user', type: 'text', text: 'Do I have to tell her everything again?' },
      {
        from: 'bot',
        type: 'text',
        text: 'No. She’s reading the case and will continue right here. Confirm your address with her, and a new card ships tomorrow.',
      },
    ],
  },
  salesbot: {
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
        text: 'Tomorrow at 11:00\u00a0AM, by video, with Rodrigo, your advisor. He has the quote and your question about the term. The invitation is in your inbox.',
      },
    ],
  },
  dataanalyst: source.dataanalyst,
} satisfies Translation<typeof source>
