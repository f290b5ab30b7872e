import type source from '@/content/es/transcripts/financial/supportpro'
import type { Translation } from '@/content/translation'

const supportpro: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'I just got charged $487 by a store I’ve never heard of. I didn’t buy anything.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'I can see it: $487, today at 9:52 PM, on the card ending in 4417. First I’ll block it, so nothing else goes through. OK?',
    },
    { from: 'user', type: 'text', text: 'Yes, block it now.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Blocked at 9:58 PM. I’ll never ask for your PIN or the code on the back. If anyone does tonight, it isn’t us.',
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
}

export default supportpro
