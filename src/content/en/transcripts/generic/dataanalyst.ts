import type source from '@/content/es/transcripts/generic/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    { from: 'user', type: 'text', text: 'Morning. Why were sales down last week?' },
    {
      from: 'bot',
      type: 'text',
      text: 'You had 368 orders against 418 the week before, so 12% fewer. The drop is not spread out, though. Look at Tuesday.',
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
      text: 'The payment log shows cards failing from 10:40 to 14:15. There were 61 declined attempts; 18 people came back later and paid. That leaves 43.',
    },
    { from: 'user', type: 'text', text: 'And the chat? It must have been a circus.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Twice the usual messages, and average resolution stayed at 2 minutes. Nine cases went to a person, every one of them a double charge.',
    },
    { from: 'user', type: 'text', text: 'I want those 43 back.' },
    {
      from: 'bot',
      type: 'text',
      text: 'The list is in the CRM, product and amount, biggest first, assigned to Andrea in sales. I bring the numbers; she makes the calls.',
    },
  ],
}

export default dataanalyst
