import type source from '@/content/es/transcripts/retail/salesbot'
import type { Translation } from '@/content/translation'

const salesbot: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/sneakers.svg',
      text: 'Screenshot of a pair of sneakers, seen from the side.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Saw these in your story last night. Do you have them in an 8? I’m taking up running.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Two pairs left in size 8, at $64. Fair warning, though: they’re made for walking. For running, I’d go with another model from the same brand.',
    },
    { from: 'user', type: 'text', text: 'Oh. Which one, and how much more?' },
    {
      from: 'bot',
      type: 'text',
      text: 'One with a thicker sole, in the same colors. It’s $72, so $8 more. If you change your mind within 30 days, the exchange is free.',
    },
    { from: 'user', type: 'text', text: 'Sold. Can they be here by Saturday?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Pay before 6:00 PM today and they’ll arrive Friday. I’m holding the pair for an hour: here’s the payment link.',
    },
    { from: 'user', type: 'text', text: 'Paid.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Order 30941 is confirmed. The exchange label is in the box. So, no excuses on Saturday.',
    },
  ],
}

export default salesbot
