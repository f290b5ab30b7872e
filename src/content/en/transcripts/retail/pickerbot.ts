import type source from '@/content/es/transcripts/retail/pickerbot'
import type { Translation } from '@/content/translation'

const pickerbot: Translation<typeof source> = {
  messages: [
    {
      from: 'user',
      type: 'text',
      text: 'I’m after matt sage green paint. It’s our baby’s room and I’m painting this Saturday.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'A lovely colour to wake up to. How big is the room? I don’t want you running out halfway up a wall.',
    },
    { from: 'user', type: 'text', text: '3 by 4 metres. Walls only, two coats.' },
    {
      from: 'bot',
      type: 'text',
      text: 'That makes two 3-litre tins. I have one matt sage left and the next delivery is Tuesday. By Saturday I can get you two of any of these:',
      withFlow: true,
    },
    {
      from: 'user',
      type: 'text',
      text: '{{alternative}}, please. And a roller. Mine doesn’t paint any more, it draws stripes.',
    },
    {
      from: 'bot',
      type: 'text',
      text: 'Done. Order 8126: two 3-litre tins and a roller. It arrives on Friday between 9:00 and 13:00, in time to cover the floor.',
    },
  ],
  alternatives: [
    { name: 'Satin sage green', priceNote: 'Same price' },
    { name: 'Washable matt sage green', priceNote: '+$3.00 a tin' },
    { name: 'Matt eucalyptus green', priceNote: '$2.00 less a tin' },
  ],
}

export default pickerbot
