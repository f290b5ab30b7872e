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
      text: 'Not at all, you have 30 days. Send me a photo of the receipt or the order number, whichever is handier.',
    },
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/receipt.svg',
      text: 'Photo of a store receipt.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Thank you. Order 512087, drip coffee maker, $58. One quick test before we swap it: does the light come on when it’s plugged in?',
    },
    { from: 'user', type: 'text', text: 'Nothing. I tried three outlets.' },
    {
      from: 'bot',
      type: 'text',
      text: 'So it’s the machine, not your house. Your choice: we swap it at your door tomorrow, or refund the $58 to your card.',
    },
    { from: 'user', type: 'text', text: 'Swap it. I’m only home after six, though.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Between 6:00 and 8:00 PM, then. The driver will leave the new one and take the old one, box or no box. Exchange 7714: I’ll message you when he’s close.',
    },
  ],
}

export default supportpro
