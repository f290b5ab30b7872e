import type source from '@/content/es/transcripts/generic/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    { from: 'user', type: 'text', text: 'Morning. Why were sales down last week?' },
    {
      from: 'bot',
      type: 'text',
      text: 'You had 368 orders, down 12% from 418 the week before. But the drop isn’t spread out. Look at Tuesday.',
    },
    {
      from: 'bot',
      type: 'image',
      imageUrl: '/pictures/chat/salesChart.svg',
      text: 'Bar chart of the week’s orders: one day falls far below the rest.',
    },
    { from: 'user', type: 'text', text: 'What happened?' },
    {
      from: 'bot',
      type: 'text',
      text: 'The payment log shows cards failing from 10:40 AM to 2:15 PM. It hit 61 customers; 18 came back later and paid. That leaves 43.',
    },
    { from: 'user', type: 'text', text: 'And the chat? It must have been a zoo.' },
    {
      from: 'bot',
      type: 'text',
      text: 'It got twice the usual messages, and average resolution stayed at 2 minutes. Nine cases went to a person, all of them double charges.',
    },
    { from: 'user', type: 'text', text: 'I want those 43 back.' },
    {
      from: 'bot',
      type: 'text',
      text: 'The list is in the CRM with product and amount, largest first, assigned to Andrea in sales. I bring the numbers; she makes the calls.',
    },
  ],
}

export default dataanalyst
