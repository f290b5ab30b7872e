import type source from '@/content/es/transcripts/retail/dataanalyst'
import type { Translation } from '@/content/translation'

const dataanalyst: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'audio',
      duration: '0:07',
      text: 'I’m unloading the van and can’t read. What do we run out of before the long weekend?',
    },
    {
      from: 'bot',
      type: 'audio',
      duration: '0:12',
      text: 'Two things. Parasols: twelve left and nine sold a day. And cool boxes: you have forty, but thirty-one of them are in the other shop.',
    },
    { from: 'user', type: 'text', text: 'Van’s empty. Where does nine a day come from?' },
    {
      from: 'bot',
      type: 'text',
      text: 'The tills: an average of the last four long weekends. I left out a fifth, because it rained all three days.',
    },
    { from: 'user', type: 'text', text: 'What are people asking in the chat?' },
    {
      from: 'bot',
      type: 'text',
      text: 'Parasols, above all. When the answer is “in stock” and comes at once, conversion goes up to 40%. “Sold out” converts nobody.',
    },
    { from: 'user', type: 'text', text: 'Order 60 parasols, then.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Ordering is Beatrice’s call. She has the draft: 60 parasols and the transfer of 31 cool boxes, sums included. It only waits for her signature.',
    },
  ],
}

export default dataanalyst
