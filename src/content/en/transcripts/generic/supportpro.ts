import type source from '@/content/es/transcripts/generic/supportpro'
import type { Translation } from '@/content/translation'

const supportpro: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'My order says delivered, but nothing has arrived.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Let’s look into it together. What’s the order number?',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:05',
      text: 'It’s 4821. A pair of sneakers I ordered Monday.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Thanks. The driver noted that it was left at your building’s front desk at 11:42 AM.',
    },
    { from: 'user', type: 'text', text: 'I already asked at the front desk. It isn’t there.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Then this needs a person. I’ve opened a case and told the delivery team the whole story. They’ll message you right here, and you won’t have to repeat a thing.',
    },
  ],
}

export default supportpro
