import type source from '@/content/es/transcripts/financial/supportpro'
import type { Translation } from '@/content/translation'

const supportpro: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'I just got charged $487 by a shop I have never heard of. I didn’t buy anything.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'I can see it: $487, today at 21:52, on the card ending in 4417. First I block it, so nothing else goes through. Do you confirm?',
    },
    { from: 'user', type: 'text', text: 'Yes, block it now.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Blocked at 21:58. I will never ask for the PIN or the code on the back. If anyone does tonight, it is not us.',
    },
    { from: 'user', type: 'text', text: 'And my money? My rent is due on Friday.' },
    {
      from: 'bot',
      type: 'text',
      text: 'That answer belongs to a person on the fraud team. I opened case 20618 with the charge, the time of the block and your Friday rent. Camila has it.',
    },
    { from: 'user', type: 'text', text: 'Do I have to tell her the whole thing again?' },
    {
      from: 'bot',
      type: 'text',
      text: 'No. She is reading the case and will carry on right here. Confirm your address with her and a new card leaves tomorrow.',
    },
  ],
}

export default supportpro
