import type source from '@/content/es/transcripts/retail/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:07',
      text: 'I’m unloading the truck, so just tell me. What will we run out of before the long weekend?',
    },
    {
      from: 'bot',
      type: 'audio',
      duration: '0:12',
      text: 'Two things. Beach umbrellas: twelve left, and you sell nine a day. And coolers: you have forty, but thirty-one are at the other store.',
    },
    { from: 'user', type: 'text', text: 'Truck’s empty. Where does nine a day come from?' },
    {
      from: 'bot',
      type: 'text',
      text: 'The registers: an average of the last four long weekends. I left out a fifth, because it rained all three days.',
    },
    { from: 'user', type: 'text', text: 'What are people asking in the chat?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Beach umbrellas, mostly. When the answer is “in stock” and comes right away, conversion goes as high as 40%. “Sold out” converts no one.',
    },
    { from: 'user', type: 'text', text: 'Order 60 umbrellas, then.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Ordering is Beatrice’s call. She has the draft: 60 umbrellas and the transfer of 31 coolers, with the math. It just needs her signature.',
    },
  ],
}

export default dataanalyst
