import type source from '@/content/es/transcripts/generic/pickerbot'
import type { Translation } from '@/content/translation'

const pickerbot: Translation<typeof source> = {
  messages: [
    { from: 'user', type: 'text', text: 'Hi. I need half a gallon of lactose-free milk today.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Hi! Let me check your store. Should it go to the usual address?',
    },
    {
      from: 'user',
      type: 'audio',
      duration: '0:06',
      text: 'Yes, the usual one. And before six o’clock, please.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Your lactose-free milk sold out today. These three can get to you before six. Which would you like?',
      withFlow: true,
    },
    { from: 'user', type: 'text', text: 'I’ll take this one: {{alternative}}.' },
    {
      from: 'bot',
      type: 'text',
      text: 'Done. {{alternative}}, half a gallon: it’s in your order and arrives today before six.',
    },
  ],
  alternatives: [
    { name: 'Premium lactose-free milk', priceNote: 'same price' },
    { name: 'Organic almond milk', priceNote: '+$1.50' },
    { name: 'Local fresh milk', priceNote: '$0.50 less' },
  ],
}

export default pickerbot
