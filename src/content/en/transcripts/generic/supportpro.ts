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
      text: 'Let’s look into it together. What is the order number?',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:05',
      text: 'It’s 4821. A pair of trainers I ordered on Monday.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Thanks. The courier noted that it was left at your building’s front desk at 11:42.',
    },
    { from: 'user', type: 'text', text: 'I already asked at the front desk. It isn’t there.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Then this needs a person. I have opened a case, told the delivery team the whole story, and they will write to you right here. No need to explain it twice.',
    },
  ],
}

export default supportpro
