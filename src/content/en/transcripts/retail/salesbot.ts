import type source from '@/content/es/transcripts/retail/salesbot'
import type { Translation } from '@/content/translation'

const salesbot: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'image',
      imageUrl: '/pictures/chat/sneakers.svg',
      text: 'Screenshot of a pair of trainers, seen from the side.',
    },
    {
      from: 'user',
      type: 'text',
      text: 'Saw these in your story last night. Do you have them in a 39? I’m taking up running.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Two pairs left in 39, at $64. Fair warning, though: they’re made for walking. For running I’d look at their sisters.',
    },
    { from: 'user', type: 'text', text: 'Oh. Which one, and how much more?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Same colours, thicker sole. They’re $72, so eight more. Change your mind within 30 days and the swap is free.',
    },
    { from: 'user', type: 'text', text: 'Sold. Can it be here by Saturday?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Pay before 18:00 today and it comes on Friday. I’ve put the pair aside for an hour. Here’s the payment link.',
    },
    { from: 'user', type: 'text', text: 'Paid.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Order 30941 is confirmed, exchange label in the box. Which leaves you no excuse on Saturday.',
    },
  ],
}

export default salesbot
