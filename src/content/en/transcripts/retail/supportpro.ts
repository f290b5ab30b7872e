import type source from '@/content/es/transcripts/retail/supportpro'
import type { Translation } from '@/content/translation'

const supportpro: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'The coffee maker I bought ten days ago won’t heat up. Is it too late to exchange it?',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Not at all, you have 30 days. Send me a photo of the receipt or the purchase number, whichever is closer.',
    },
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/receipt.svg',
      text: 'Photo of a shop receipt.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Thank you. Purchase 512087, drip coffee maker, $58. One quick test before we swap it: does the light come on when it is plugged in?',
    },
    { from: 'user', type: 'text', text: 'Nothing. I’ve tried three sockets.' },
    {
      from: 'bot',
      type: 'text',
      text: 'So it is the machine and not your house. Your choice: we swap it at your door tomorrow, or put the $58 back on your card.',
    },
    { from: 'user', type: 'text', text: 'Swap it. I’m only home after six, though.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Between 18:00 and 20:00, then. The driver leaves the new one and takes the old, box or no box. Exchange 7714: I will write when he is near.',
    },
  ],
}

export default supportpro
