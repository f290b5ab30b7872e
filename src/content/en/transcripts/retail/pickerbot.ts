import type source from '@/content/es/transcripts/retail/pickerbot'
import type { Translation } from '@/content/translation'

const pickerbot: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'I’m looking for matte sage green paint. It’s for the baby’s room, and I’m painting this Saturday.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'A lovely color to wake up to. How big is the room? I don’t want you to run out halfway up a wall.',
    },
    { from: 'user', type: 'text', text: '10 by 13 feet. Just the walls, two coats.' },
    {
      from: 'bot',
      type: 'text',
      text: 'That’s two one-gallon cans. I have one matte sage left, and the next delivery is Tuesday. By Saturday I can get you two of any of these:',
      withFlow: true,
    },
    {
      from: 'user',
      type: 'text',
      text: '{{alternative}}, please. And a roller. Mine doesn’t paint anymore, it just leaves stripes.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Done. Order 8126: two one-gallon cans and a roller. It arrives Friday between 9:00 AM and 1:00 PM, in time to cover the floor.',
    },
  ],
  alternatives: [
    { name: 'Satin sage green', priceNote: 'same price' },
    { name: 'Washable matte sage green', priceNote: '+$3.00 per can' },
    { name: 'Matte eucalyptus green', priceNote: '$2.00 less per can' },
  ],
}

export default pickerbot
